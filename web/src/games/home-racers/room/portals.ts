/** The five colours of portals: the disc and what whirls on it. */
import type { PortalColour } from "../shapes";

export const PORTALS: Record<PortalColour, { body: string; light: string }> = {
  green: { body: "#3f9a4f", light: "#b8f5a8" },
  orange: { body: "#d9721c", light: "#ffd9a0" },
  blue: { body: "#2f76b8", light: "#b9e2ff" },
  yellow: { body: "#a98a12", light: "#fff08a" },
  pink: { body: "#b8447e", light: "#ffc4e2" },
};

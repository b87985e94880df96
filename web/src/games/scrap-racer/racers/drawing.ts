/** The three ways a racer is drawn: its silhouette, from above (108 × 80 round the origin), from the side (160 × 116). */
export interface DrawingProps {
  form: "outline" | "top" | "side";
  /** degrees that turn the letter upright again when the drawing as a whole is turned */
  unturn?: number;
}

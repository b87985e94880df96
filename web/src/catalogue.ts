/** Fluent catalogues and the five functions that their messages may call; see src/jalopy/catalogues.py. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";

export type Variables = Record<string, number | string>;

const parsed = new Map<string, FluentResource>();

export class Bundle {
  constructor(private readonly bundle: FluentBundle) {}

  add(source: string): void {
    this.bundle.addResource(resource(source));
  }

  has(id: string, attribute = ""): boolean {
    const message = this.bundle.getMessage(id);
    if (message === undefined) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  attributes(id: string): string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
  }

  format(id: string, attribute: string, variables: Variables): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    // Errors are collected, so that a message that does not fit its facts still says what it can.
    return pattern ? this.bundle.formatPattern(pattern, variables, []) : "";
  }
}

/** All messages of one language, those of earlier sources before those of later ones. */
export function makeBundle(language: string, sources: string[], trackLength: number): Bundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: functionsFor(trackLength) });
  for (const source of sources) bundle.addResource(resource(source));
  return new Bundle(bundle);
}

function resource(source: string): FluentResource {
  let found = parsed.get(source);
  if (found === undefined) {
    found = new FluentResource(source);
    parsed.set(source, found);
  }
  return found;
}

function functionsFor(length: number): Record<string, (values: FluentValue[]) => FluentValue> {
  return {
    SPACE: ([distance]) => {
      const d = number(distance);
      return new FluentNumber(length && d > 0 ? ((d - 1) % length) + 1 : d);
    },
    LAP: ([distance]) => {
      const d = number(distance);
      return new FluentNumber(length && d > 0 ? Math.floor((d - 1) / length) : 0);
    },
    COMPARE: ([first, second]) => {
      const [a, b] = [number(first), number(second)];
      return a === b ? "same" : a < b ? "less" : "more";
    },
    DIFFERENCE: ([first, second]) => new FluentNumber(Math.abs(number(first) - number(second))),
    BETWEEN: ([first, second]) => {
      const [a, b] = [number(first), number(second)];
      const way = a < b ? 1 : -1;
      return Array.from({ length: Math.max(0, Math.abs(b - a) - 1) }, (_, index) => a + way * (index + 1)).join(", ");
    },
  };
}

function number(value: FluentValue | undefined): number {
  if (value instanceof FluentNumber) return value.value;
  if (typeof value === "number") return value;
  throw new TypeError("A number is needed here.");
}

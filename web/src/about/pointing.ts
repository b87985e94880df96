/** Pointing at things: whatever carries `data-about` can be looked at by pointer, focus, tap or hold. Holding never acts. */

/** how long a finger rests on a thing that is asked about */
export const HOLD = 500;
/** how long a pointer rests, or a focus; longer where a press would answer, for there the plan is looked at */
export const REST = 450;
export const REST_ON_ANSWERS = 900;
/** how far a finger may tremble */
const TREMBLE = 10;

const PRESSABLE = "button, a, input, select, textarea, summary, [role=button], [role=tab]";

export interface Pointed {
  thing: string;
  at: Element;
}

export interface Listener {
  /** something is looked at, or nothing any more */
  onpeek(pointed: Pointed | null): void;
  /** somebody wants to know more */
  onask(pointed: Pointed): void;
}

export function pointedAt(target: EventTarget | null): Pointed | null {
  const at = target instanceof Element ? target.closest("[data-about]") : null;
  const thing = at?.getAttribute("data-about");
  return at && thing ? { thing, at } : null;
}

/** Answers tell what they do where they stand: they are asked about, but not peeked at. */
const isAnswer = ({ thing, at }: Pointed): boolean => /^(option|barred):/.test(thing) || at.matches("button.option");

/** Whether a press does something else. What is greyed does nothing; answers of the panel say so themselves. */
function acts(target: Element, pointed: Pointed): boolean {
  const pressed = target.closest(PRESSABLE);
  return pressed !== null && (isAnswer(pointed) || pressed.getAttribute("aria-disabled") !== "true");
}

/** Listens on the whole page until it is told to stop. */
export function listen(to: Listener, page: Document = document): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  let touched = { x: 0, y: 0 };
  /** a finger has asked: what its release would press is not meant */
  let held = false;

  function rest(pointed: Pointed | null): void {
    if (pointed?.at === over) return;
    over = pointed?.at ?? null;
    clearTimeout(resting);
    // The page may just be taking away what had the focus: nobody changes anything in the midst of that.
    queueMicrotask(() => to.onpeek(null));
    if (!pointed || isAnswer(pointed)) return;
    resting = setTimeout(() => to.onpeek(pointed), pointed.at.closest(PRESSABLE) ? REST_ON_ANSWERS : REST);
  }

  function letGo(): void {
    clearTimeout(holding);
    holding = undefined;
  }

  const handlers: Record<string, (event: never) => void> = {
    // What comes under a mouse that lies still is not pointed at: it would cover what was just put there to be read.
    pointerover: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && pointedAt(event.target)?.at !== over) rest(null);
    },
    focusin: (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) rest(pointedAt(event.target));
    },
    focusout: () => rest(null),
    pointerdown: (event: PointerEvent) => {
      held = false;
      letGo();
      rest(null);
      const pointed = pointedAt(event.target);
      if (event.pointerType === "mouse" || !pointed) return;
      touched = { x: event.clientX, y: event.clientY };
      holding = setTimeout(() => {
        holding = undefined;
        held = true;
        to.onask(pointed);
      }, HOLD);
    },
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.buttons === 0) rest(pointedAt(event.target));
      if (holding !== undefined && Math.hypot(event.clientX - touched.x, event.clientY - touched.y) > TREMBLE) letGo();
    },
    pointerup: letGo,
    pointercancel: letGo,
    contextmenu: (event: Event) => {
      if (held || holding !== undefined) event.preventDefault();
    },
    click: (event: MouseEvent) => {
      if (held) {
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const pointed = pointedAt(event.target);
      if (pointed && !event.defaultPrevented && !acts(event.target as Element, pointed)) to.onask(pointed);
    },
  };

  for (const [kind, handler] of Object.entries(handlers)) page.addEventListener(kind, handler as EventListener, true);
  return () => {
    clearTimeout(resting);
    letGo();
    for (const [kind, handler] of Object.entries(handlers)) page.removeEventListener(kind, handler as EventListener, true);
  };
}

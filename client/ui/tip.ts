/**
 * Shows the label of a small icon button while a pointer or the focus is on it, where its features are too small for
 * the primitives of `Tooltip`. A function, because the build takes a constant out of its module, and the rules of its classes
 * go with the module. Rule: docs/rules/ui.md, "Popovers and tooltips".
 */
export const tipLook = (): string =>
  'relative after:pointer-events-none after:absolute after:bottom-full after:start-1/2 after:z-1 after:mb-1.5 after:hidden after:-translate-x-1/2 rtl:after:translate-x-1/2 after:rounded-input after:bg-ink after:px-2.5 after:py-1.5 after:text-13 after:whitespace-nowrap after:text-paper after:content-[attr(aria-label)] hover:after:block focus-visible:after:block forced-colors:after:border'

/** The edge of a frame, by which it shows as a card in a page of any colour. */
export const FrameEdge = () => (
  <div aria-hidden className="pointer-events-none fixed inset-0 border border-line" />
)

import { lazily } from '../../lib/lazily'

/** The responses beside a story, loaded with the first touch of their button. */
export const responsesPanel = lazily(() =>
  import('./ResponsesPanel').then(({ ResponsesPanel }) => ResponsesPanel),
)

/**
 * The gradient of gradient.ts as a PNG, 1 x 64 pixels of black that get denser towards the bottom; a test
 * keeps the two in sync. The Images service stretches it over a picture.
 */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAABACAYAAADbER1AAAAAb0lEQVR42r3EIQ6CAAAAQBxszo3NQCAYLAYLiWIhUUwmislispgoFgrBYjC4Gdycm0yfyY5HcOGCYEQThYo01Uyx5kqUaqGlVlorU66NCpXaaqdKex101Eln1bqoUaurbrrroadeeuujrzr99B/qAclIDrxUTd0ZAAAAAElFTkSuQmCC'

export const gradientOverlay = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0))

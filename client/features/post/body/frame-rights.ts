/** The attributes of every frame of another site: no more rights than it needs. */
export const FRAME_RIGHTS = {
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  referrerPolicy: 'strict-origin-when-cross-origin',
  allowFullScreen: true,
} as const

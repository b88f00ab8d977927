/** Texts about settings that two people have saved at once. */
export const meanwhileWording = {
  title: 'Somebody else has changed this too',
  text: 'While you were here, somebody else saved other values. Choose which to keep: nothing of yours is saved until you do.',
  ours: (field: string) => `${field}: yours`,
  theirs: (field: string) => `${field}: theirs`,
  nothing: 'Nothing',
  keep: (field: string) => `Keep for ${field}`,
  keepOurs: 'What I entered',
  keepTheirs: 'What they saved',
  save: 'Save these',
  saved: 'Saved, together with what somebody else had changed.',
  later: 'Decide later',
} as const

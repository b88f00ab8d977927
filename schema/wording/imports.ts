const MB = 1024 * 1024

/** Messages about imports. */
export const importMessages = {
  gone: 'This import isn’t there any more.',
  format: 'Choose where your stories come from.',
  name: 'The file’s name is too long.',
  size: (most: number) => `A file can be up to ${most / MB} MB. Export fewer stories at a time.`,
  tooMany: 'You’ve started too many imports. Please try again in an hour.',
  notNow: 'This import isn’t at that step any more. Please reload the page.',
  part: 'This part doesn’t belong to the file.',
  partMissing: 'Parts of the file haven’t arrived yet. Please choose it again to continue.',
  nothing: 'There is nothing at this address.',
  failed: 'It couldn’t be brought back. Import the same file again to try once more.',
  leftOut: 'You chose not to import it.',
  address: 'Type an address that begins with https://.',
  changed: 'You’ve changed it since, so it stays.',
  before: 'It was already here, so it stays unchanged.',
  expired: 'It was left unfinished for a week.',
} as const

/** Why a recording, a film or another file was refused. */
export const fileWording = {
  noName: 'The file has no name.',
  longName: 'The file’s name is too long.',
  empty: 'This file is empty.',
  tooLarge: 'A file can be up to 100 MB.',
  otherFile: 'Another file is being uploaded under this name.',
  manyOpen: 'You’re uploading five files already. Please wait until one is done.',
  muchToday: 'You’ve uploaded a gigabyte today. Please go on tomorrow.',
  gone: 'This upload isn’t there any more. Please start again.',
  part: 'This part has the wrong size.',
  interrupted: 'The upload was interrupted. Try again: only what is missing is sent.',
  partMissing: 'A part of this file is missing. Please try again.',
} as const

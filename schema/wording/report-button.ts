/** Texts of the buttons that report something; the dialog has its own. */
export const reportButtonWording = {
  report: 'Report',
  story: 'Report this story',
  list: 'Report this list',
  name: (name: string) => `Report ${name}`,
} as const

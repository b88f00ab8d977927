/** Texts about tax forms on the staff pages. */
export const taxStaffWording = {
  title: 'Tax forms',
  text: 'What stands in a form is sealed. Opening it is in the log for good, with your reason, and its writer is told by email.',
  form: 'Form',
  open: 'Open the form',
  opening: 'Opening…',
  opened: 'The form is open below.',
  content: 'What stands in the form',
  holds: 'holds',
  replaced: 'replaced',
  option: (kind: string, country: string, digits: string, state: string) =>
    `${kind}, ${country}, ${digits}, ${state}`,
} as const

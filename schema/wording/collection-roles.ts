/** What people are in a publication. */
export const roleWording = { OWNER: 'Owner', EDITOR: 'Editor', WRITER: 'Writer' } as const

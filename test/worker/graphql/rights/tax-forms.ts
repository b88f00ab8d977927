import { EU, W8BEN, W8BENE, W9 } from '../../tax/filled'

/** What the forms of writers are signed with. */
export const taxForms = { signW9: W9, signW8Ben: W8BEN, signW8BenE: W8BENE, signEuDeclaration: EU }

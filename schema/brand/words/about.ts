import { NAME } from '../name'

/** The lead of the page about the site. A deployment with another name doesn't explain this one. */
export const lead = (product: string): string =>
  `${product === NAME ? 'A quire is a gathering of leaves, folded into each other and ready to be bound. ' : ''}${product} is where single pages find each other and become something to keep.`

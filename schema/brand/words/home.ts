/** In one line, what the site stands for; without the full stop that it has as a sentence. */
export const CLAIM = 'Stories worth the paper'

/** The caption of the drawing on the home page for visitors. */
export const caption = (product: string): string => `${product}, noun: folded leaves, ready to be bound.`

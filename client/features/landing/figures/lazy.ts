import { lazily } from '../../../lib/lazily'

/* The figures of landing pages. Nothing in them can be pressed, so their code waits until their reader is near. */

export const storyFigure = lazily(() => import('./story-figure/index').then(({ StoryFigure }) => StoryFigure))
export const editorFigure = lazily(() =>
  import('./editor-figure/index').then(({ EditorFigure }) => EditorFigure),
)
export const publicationFigure = lazily(() =>
  import('./publication-figure/index').then(({ PublicationFigure }) => PublicationFigure),
)

import type { Destination, StoryCreator } from '../import/destination'

/** Somebody's own stories, outside publications: they are the person's, whatever author the file names. */
export class PersonDestination implements Destination {
  readonly collectionId = undefined
  readonly targetId: string
  readonly ownerId: string
  readonly name = { slug: '', name: '', isNew: false }

  constructor(ownerId: string) {
    this.ownerId = ownerId
    this.targetId = ownerId
  }

  creatorOf(): Promise<StoryCreator> {
    return Promise.resolve({ id: this.ownerId, statements: [], succeeded: () => {} })
  }

  catchUp(): Promise<boolean> {
    return Promise.resolve(false)
  }

  wrote(): void {}
}

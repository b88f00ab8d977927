/**
 * An operation of each mutation with which programs write, as the documentation shows it. A test runs them one after the
 * other, on one story. Rule: docs/rules/api.md, "Documentation".
 */
export interface ApiExample {
  mutation: string
  document: string
  variables: Readonly<Record<string, unknown>>
  /** The type of the answer, if everything is as it should be. */
  success: string
}

const FAILURE = '    ... on UserError { code field message }'

/** The story and the series of the examples. */
export const EXAMPLE_POST = '5f0c1d2e3b4a'
const postId = EXAMPLE_POST

/** A mutation that takes an input. */
const withInput = (
  mutation: string,
  type: string,
  fields: string,
  success: string,
  input: object,
): ApiExample => ({
  mutation,
  document: [
    `mutation ($input: ${type}!) {`,
    `  ${mutation}(input: $input) {`,
    `    ... on ${success} { ${fields} }`,
    FAILURE,
    '  }',
    '}',
  ].join('\n'),
  variables: { input },
  success,
})

/** A mutation that takes an id alone. */
const withId = (mutation: string, argument: string, fields: string, success: string): ApiExample => ({
  mutation,
  document: [
    'mutation ($id: ID!) {',
    `  ${mutation}(${argument}: $id) {`,
    `    ... on ${success} { ${fields} }`,
    FAILURE,
    '  }',
    '}',
  ].join('\n'),
  variables: { id: postId },
  success,
})

/** In the order in which they can run. */
export const API_EXAMPLES: readonly ApiExample[] = [
  withInput('createDraft', 'CreateDraftInput', 'id revision', 'Draft', { postId }),
  withInput('saveDraft', 'SaveDraftInput', 'id revision', 'SavedDraft', {
    postId,
    baseRevision: 1,
    saveKey: 'my-script-1',
    deltas: [
      { type: 'title', text: 'Written by a script' },
      {
        type: 'insert',
        after: null,
        paragraph: { type: 'P', name: 'a1b2', text: 'The first paragraph.', markups: [] },
      },
    ],
  }),
  withInput('publishPost', 'PublishPostInput', 'id title isPublished', 'Post', {
    postId,
    baseRevision: 2,
    settings: { tags: ['Tides', 'Scripts'], license: 'CC_40_BY' },
  }),
  withInput('changeStories', 'ChangeStoriesInput', 'changed failures { postId message }', 'ChangedStories', {
    postIds: [postId],
    action: 'UNLIST',
  }),
  withId('unpublishPost', 'postId', 'id isPublished', 'Post'),
  withId('createPostLink', 'postId', 'id address', 'PostLink'),
  withInput('schedulePost', 'SchedulePostInput', 'id firstPublishedAt', 'Post', {
    postId,
    baseRevision: 2,
    publishAt: 4102444800000,
  }),
  withId('deletePost', 'targetPostId', 'id', 'Post'),
  withId('undeletePost', 'targetPostId', 'id', 'Post'),
  withInput('createSequence', 'CreateSequenceInput', 'id', 'Sequence', {
    title: 'A series by a script',
    description: 'What a script has to say.',
  }),
]

/**
 * An operation of each mutation with which programs write, as the documentation shows it. A test runs them one after the
 * other, on one story, one series and one publication. Rule: docs/rules/api.md, "Documentation".
 */
export interface ApiExample {
  mutation: string
  document: string
  variables: Readonly<Record<string, unknown>>
  /** The type of the answer, if everything is as it should be. */
  success: string
  /** The id in later examples that stands for the one in this answer. */
  stands?: string
}

const FAILURE = '    ... on UserError { code field message }'

/** The story and the publication of the examples, which its owner runs. */
const EXAMPLE_POST = '5f0c1d2e3b4a'
export const EXAMPLE_PUBLICATION = '8a6b4c2d0e1f'
const postId = EXAMPLE_POST
const collectionId = EXAMPLE_PUBLICATION
/* What the site gives an id: the answers tell it. */
const sequenceId = '1d2e3f4a5b6c'
const submissionId = '7c8d9e0f1a2b'
const secondSubmissionId = '2b3c4d5e6f7a'
const linkId = '9e8d7c6b5a4f'

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

/** A mutation that takes an id alone: by default the story's. */
const withId = (
  mutation: string,
  argument: string,
  fields: string,
  success: string,
  id: string = postId,
): ApiExample => ({
  mutation,
  document: [
    'mutation ($id: ID!) {',
    `  ${mutation}(${argument}: $id) {`,
    `    ... on ${success} { ${fields} }`,
    FAILURE,
    '  }',
    '}',
  ].join('\n'),
  variables: { id },
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
  withInput('changeStoryTopics', 'ChangeStoryTopicsInput', 'changes { postId added }', 'ChangedStoryTopics', {
    stories: [{ postId, add: ['Notebooks'], remove: [] }],
  }),
  withId('unpublishPost', 'postId', 'id isPublished', 'Post'),
  { ...withId('createPostLink', 'postId', 'id address', 'PostLink'), stands: linkId },
  withId('revokePostLink', 'linkId', 'id', 'PostLinks', linkId),
  withInput('schedulePost', 'SchedulePostInput', 'id firstPublishedAt', 'Post', {
    postId,
    baseRevision: 2,
    publishAt: 4102444800000,
  }),
  withId('deletePost', 'targetPostId', 'id', 'Post'),
  withId('undeletePost', 'targetPostId', 'id', 'Post'),
  withId('unpublishPost', 'postId', 'id isPublished', 'Post'),
  withInput('changePostSettings', 'ChangePostSettingsInput', 'id listSubtitle', 'PublishSettings', {
    postId,
    settings: { listSubtitle: 'What a script has seen.', tags: ['Tides'] },
  }),
  {
    ...withInput('createSequence', 'CreateSequenceInput', 'id revision', 'Sequence', {
      title: 'A series by a script',
      description: 'What a script has to say.',
    }),
    stands: sequenceId,
  },
  withInput('updateSequence', 'UpdateSequenceInput', 'id title', 'Sequence', {
    sequenceId,
    title: 'Notes of a script',
    description: 'What a script has to say, part by part.',
  }),
  {
    ...withInput('submitPost', 'SubmitPostInput', 'id state', 'Submission', {
      postId,
      collectionId,
      key: 'my-script-2',
      note: 'Would this fit?',
    }),
    stands: submissionId,
  },
  withInput('addSubmissionNote', 'AddSubmissionNoteInput', 'id notes { text }', 'Submission', {
    submissionId,
    note: 'The pictures are mine.',
  }),
  withInput('reviewSubmission', 'ReviewSubmissionInput', 'id state revision', 'Submission', {
    submissionId,
    decision: 'REQUEST_CHANGES',
    note: 'Please tell where the numbers are from.',
  }),
  withInput('resubmitPost', 'ResubmitPostInput', 'id state', 'Submission', {
    submissionId,
    note: 'The second paragraph says it now.',
  }),
  withInput('cancelSubmission', 'CancelSubmissionInput', 'id state', 'Submission', { submissionId }),
  {
    ...withInput('submitPost', 'SubmitPostInput', 'id state', 'Submission', {
      postId,
      collectionId,
      key: 'my-script-3',
    }),
    stands: secondSubmissionId,
  },
  withInput('reviewSubmission', 'ReviewSubmissionInput', 'id state revision', 'Submission', {
    submissionId: secondSubmissionId,
    decision: 'ACCEPT',
  }),
  withInput('setFeaturedStories', 'SetFeaturedStoriesInput', 'id featuredPosts { id }', 'Collection', {
    collectionId,
    before: [],
    postIds: [postId],
  }),
  withInput('setSequenceParts', 'SetSequencePartsInput', 'id revision partCount', 'Sequence', {
    sequenceId,
    revision: 0,
    postIds: [postId],
  }),
  withInput('publishSequence', 'PublishSequenceInput', 'id isPublished', 'Sequence', { sequenceId }),
  withInput('unpublishSequence', 'UnpublishSequenceInput', 'id isPublished', 'Sequence', { sequenceId }),
  withInput('deleteSequence', 'DeleteSequenceInput', 'id isDeleted', 'Sequence', { sequenceId }),
  withInput('undeleteSequence', 'UndeleteSequenceInput', 'id isDeleted', 'Sequence', { sequenceId }),
  withInput('pinPost', 'PinPostInput', 'isPinned', 'PinnedPost', { postId, isPinned: true }),
  withInput('updatePublication', 'UpdatePublicationInput', 'id slug name', 'Collection', {
    collectionId,
    slug: 'tides-weekly',
    name: 'Tides weekly',
    tagline: 'The sea, every Friday',
    description: 'What the water did this week, and what it may do next.',
  }),
  withInput('setPublicationAbout', 'SetPublicationAboutInput', 'id', 'Collection', {
    collectionId,
    about: [{ type: 'P', name: 'c3d4', text: 'We look at the sea.', markups: [] }],
  }),
  withInput('savePublicationPage', 'SavePublicationPageInput', 'slug title', 'CollectionPage', {
    collectionId,
    kind: 'SUBPAGE',
    slug: 'write-for-us',
    title: 'Write for us',
    body: [{ type: 'P', name: 'e5f6', text: 'Send us what you have seen.', markups: [] }],
  }),
  withInput(
    'setPublicationNavigation',
    'SetPublicationNavigationInput',
    'id navigationItems { title }',
    'Collection',
    {
      collectionId,
      items: [
        { destination: 'LATEST', title: 'New' },
        { destination: 'PAGE', title: 'Write for us', value: 'write-for-us' },
      ],
    },
  ),
  withInput('deletePublicationPage', 'DeletePublicationPageInput', 'id', 'Collection', {
    collectionId,
    kind: 'SUBPAGE',
    slug: 'write-for-us',
  }),
  withInput('undeletePublicationPage', 'UndeletePublicationPageInput', 'slug title', 'CollectionPage', {
    collectionId,
    kind: 'SUBPAGE',
    slug: 'write-for-us',
  }),
  withInput('updateSubmissionSettings', 'UpdateSubmissionSettingsInput', 'id', 'Collection', {
    collectionId,
    submitters: 'WRITERS',
    guidelines: 'At most 2,000 words, with sources.',
  }),
  withId('removePostFromPublication', 'postId', 'id', 'Post'),
  withInput('returnPostToPublication', 'ReturnPostToPublicationInput', 'id', 'Post', {
    postId,
    collectionId,
  }),
]

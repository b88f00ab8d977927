// Written by `npm run codegen`. Change what it is made from instead.
import type { ApiScope } from '../../../schema/graphql/reference'

/** Every field that an access token may request, by the scope that it needs. */
export const API_REFERENCE: readonly ApiScope[] = [
 {
  "scope": "READ",
  "text": "Read what you can read, drafts included",
  "fields": [
   {
    "name": "catalogById",
    "isMutation": false,
    "text": "A list by its id, or by the path segment that ends in it.",
    "answer": "CatalogResult!",
    "inputs": [
     {
      "name": "catalogId",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "userCatalog",
    "isMutation": false,
    "text": "A person's list by the last segment of its address: `{slug}-{id}`, where the id decides, an id or a slug. To others, a private list doesn't exist.",
    "answer": "CatalogResult!",
    "inputs": [
     {
      "name": "username",
      "type": "String!",
      "text": ""
     },
     {
      "name": "slugId",
      "type": "String!",
      "text": ""
     }
    ]
   },
   {
    "name": "catalogsByUser",
    "isMutation": false,
    "text": "A person's lists, the one that changed last first, of one type or of all. To others, only public ones exist, whatever is asked for. `visibility` is 0 or 1.",
    "answer": "CatalogConnection!",
    "inputs": [
     {
      "name": "userId",
      "type": "ID!",
      "text": ""
     },
     {
      "name": "type",
      "type": "String",
      "text": ""
     },
     {
      "name": "limit",
      "type": "Int",
      "text": ""
     },
     {
      "name": "to",
      "type": "String",
      "text": ""
     },
     {
      "name": "visibility",
      "type": "Int",
      "text": ""
     }
    ]
   },
   {
    "name": "coAuthors",
    "isMutation": false,
    "text": "Everybody who writes a story beside its writer or is invited to: for its authors.",
    "answer": "CoAuthorsResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "collectionByDomainOrSlug",
    "isMutation": false,
    "text": "A publication by its slug (current or former) or its domain.",
    "answer": "CollectionResult!",
    "inputs": [
     {
      "name": "domainOrSlug",
      "type": "String!",
      "text": ""
     }
    ]
   },
   {
    "name": "collection",
    "isMutation": false,
    "text": "",
    "answer": "Collection",
    "inputs": [
     {
      "name": "id",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "topCollections",
    "isMutation": false,
    "text": "Publications that most people follow.",
    "answer": "[Collection!]!",
    "inputs": [
     {
      "name": "limit",
      "type": "Int",
      "text": ""
     }
    ]
   },
   {
    "name": "publicationSlug",
    "isMutation": false,
    "text": "Whether a publication can have a slug: `collectionId` is the one that wants it, which may have one of its own former slugs again; a new publication has none.",
    "answer": "PublicationSlugResult!",
    "inputs": [
     {
      "name": "slug",
      "type": "String!",
      "text": ""
     },
     {
      "name": "collectionId",
      "type": "ID",
      "text": ""
     }
    ]
   },
   {
    "name": "previewStyleSheet",
    "isMutation": false,
    "text": "A style sheet as it would be served, or what can't be used of it; for whoever is signed in.",
    "answer": "PreviewStyleSheetResult!",
    "inputs": [
     {
      "name": "styleSheet",
      "type": "String!",
      "text": ""
     }
    ]
   },
   {
    "name": "draft",
    "isMutation": false,
    "text": "The newest text of a story, as those see it who write it.",
    "answer": "DraftResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "postVersions",
    "isMutation": false,
    "text": "What a story was before: a version of each publish, and of every ten minutes of writing. The newest first.",
    "answer": "PostVersionsResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": ""
     },
     {
      "name": "paging",
      "type": "PagingOptions",
      "text": ""
     }
    ]
   },
   {
    "name": "postVersion",
    "isMutation": false,
    "text": "One of them with its text.",
    "answer": "PostVersionResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": ""
     },
     {
      "name": "versionId",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "publishSettings",
    "isMutation": false,
    "text": "What a publish can set, as it is now.",
    "answer": "PublishSettingsResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "postLinks",
    "isMutation": false,
    "text": "The private links of a story, the newest first: 10 at most.",
    "answer": "PostLinksResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "postResult",
    "isMutation": false,
    "text": "A post by its id: 8 to 12 hex digits, or the path segment that ends in them.",
    "answer": "PostResult!",
    "inputs": [
     {
      "name": "id",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "post",
    "isMutation": false,
    "text": "",
    "answer": "Post",
    "inputs": [
     {
      "name": "id",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "latestPosts",
    "isMutation": false,
    "text": "Newest listed stories.",
    "answer": "PostConnection!",
    "inputs": [
     {
      "name": "limit",
      "type": "Int",
      "text": ""
     },
     {
      "name": "to",
      "type": "String",
      "text": ""
     }
    ]
   },
   {
    "name": "topStories",
    "isMutation": false,
    "text": "Stories ordered by how readers respond to them now, or those of one UTC day (`yyyy-mm-dd`).",
    "answer": "PostConnection!",
    "inputs": [
     {
      "name": "day",
      "type": "String",
      "text": ""
     },
     {
      "name": "paging",
      "type": "PagingOptions",
      "text": ""
     }
    ]
   },
   {
    "name": "today",
    "isMutation": false,
    "text": "Its UTC day (`yyyy-mm-dd`).",
    "answer": "String!",
    "inputs": []
   },
   {
    "name": "staffPicksFeed",
    "isMutation": false,
    "text": "Stories chosen by staff, newest choice first.",
    "answer": "StaffPicksFeed!",
    "inputs": [
     {
      "name": "paging",
      "type": "PagingOptions",
      "text": ""
     }
    ]
   },
   {
    "name": "search",
    "isMutation": false,
    "text": "Full-text search. Of the query the first 200 characters and 8 words count; nothing in it is syntax.",
    "answer": "Search!",
    "inputs": [
     {
      "name": "query",
      "type": "String!",
      "text": ""
     },
     {
      "name": "within",
      "type": "SearchWithin",
      "text": ""
     }
    ]
   },
   {
    "name": "sequenceResult",
    "isMutation": false,
    "text": "A series by the last segment of its address: `{slug}-{id}`, where the id decides, or the id alone. To everybody but its writer, an unpublished series doesn't exist.",
    "answer": "SequenceResult!",
    "inputs": [
     {
      "name": "slugId",
      "type": "String!",
      "text": ""
     }
    ]
   },
   {
    "name": "sequenceOfPost",
    "isMutation": false,
    "text": "The published series that a story is part of, the one that was published first if there are several.",
    "answer": "Sequence",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "submission",
    "isMutation": false,
    "text": "A submission, for its writer and the editors of the publication.",
    "answer": "SubmissionResult!",
    "inputs": [
     {
      "name": "id",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "submissionsOfPost",
    "isMutation": false,
    "text": "Where a story of the viewer's has been submitted, the newest first; null if it isn't theirs.",
    "answer": "[Submission!]",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": ""
     }
    ]
   },
   {
    "name": "tagFromSlug",
    "isMutation": false,
    "text": "",
    "answer": "Tag",
    "inputs": [
     {
      "name": "tagSlug",
      "type": "String!",
      "text": ""
     }
    ]
   },
   {
    "name": "topic",
    "isMutation": false,
    "text": "Tags and topics are the same thing; equivalent to tagFromSlug.",
    "answer": "Tag",
    "inputs": [
     {
      "name": "slug",
      "type": "String!",
      "text": ""
     }
    ]
   },
   {
    "name": "featuredTags",
    "isMutation": false,
    "text": "Tags that the explore page offers, those with most stories first.",
    "answer": "TagConnection!",
    "inputs": [
     {
      "name": "limit",
      "type": "Int",
      "text": ""
     },
     {
      "name": "to",
      "type": "String",
      "text": ""
     }
    ]
   },
   {
    "name": "topTags",
    "isMutation": false,
    "text": "Tags with most stories first.",
    "answer": "TagConnection!",
    "inputs": [
     {
      "name": "limit",
      "type": "Int",
      "text": ""
     },
     {
      "name": "to",
      "type": "String",
      "text": ""
     }
    ]
   },
   {
    "name": "userResult",
    "isMutation": false,
    "text": "A person by id or by current or former username; pass one of them.",
    "answer": "UserResult!",
    "inputs": [
     {
      "name": "id",
      "type": "ID",
      "text": ""
     },
     {
      "name": "username",
      "type": "String",
      "text": ""
     }
    ]
   },
   {
    "name": "user",
    "isMutation": false,
    "text": "",
    "answer": "User",
    "inputs": [
     {
      "name": "id",
      "type": "ID",
      "text": ""
     },
     {
      "name": "username",
      "type": "String",
      "text": ""
     }
    ]
   },
   {
    "name": "topWriters",
    "isMutation": false,
    "text": "Writers that most people follow.",
    "answer": "[User!]!",
    "inputs": [
     {
      "name": "limit",
      "type": "Int",
      "text": ""
     }
    ]
   },
   {
    "name": "viewer",
    "isMutation": false,
    "text": "The signed-in person; null for a visitor.",
    "answer": "Viewer",
    "inputs": []
   }
  ]
 },
 {
  "scope": "WRITE",
  "text": "Write drafts and series",
  "fields": [
   {
    "name": "createDraft",
    "isMutation": true,
    "text": "Creates an empty story that only its writer sees. The client makes the id, 12 lower-case hex digits, so that asking twice creates one.",
    "answer": "CreateDraftResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "12 lower-case hex digits."
     }
    ],
    "example": {
     "document": "mutation ($input: CreateDraftInput!) {\n  createDraft(input: $input) {\n    ... on Draft { id revision }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"postId\": \"5f0c1d2e3b4a\"\n  }\n}"
    }
   },
   {
    "name": "saveDraft",
    "isMutation": true,
    "text": "Changes the newest text. Readers of a published story don't see it before it is published again.",
    "answer": "SaveDraftResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "baseRevision",
      "type": "Int!",
      "text": "The revision that the change begins from."
     },
     {
      "name": "deltas",
      "type": "Deltas!",
      "text": "The changes, in their order: all of them are applied or none."
     },
     {
      "name": "saveKey",
      "type": "String",
      "text": "Made by the client for this save: one that is sent again with the same key isn’t applied again. Without one, each request is a save of its own. At most 64 characters. Not empty."
     }
    ],
    "example": {
     "document": "mutation ($input: SaveDraftInput!) {\n  saveDraft(input: $input) {\n    ... on SavedDraft { id revision }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"postId\": \"5f0c1d2e3b4a\",\n    \"baseRevision\": 1,\n    \"saveKey\": \"my-script-1\",\n    \"deltas\": [\n      {\n        \"type\": \"title\",\n        \"text\": \"Written by a script\"\n      },\n      {\n        \"type\": \"insert\",\n        \"after\": null,\n        \"paragraph\": {\n          \"type\": \"P\",\n          \"name\": \"a1b2\",\n          \"text\": \"The first paragraph.\",\n          \"markups\": []\n        }\n      }\n    ]\n  }\n}"
    }
   },
   {
    "name": "restoreVersion",
    "isMutation": true,
    "text": "Makes the text of a version the newest one.",
    "answer": "SaveDraftResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "versionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "baseRevision",
      "type": "Int!",
      "text": "The revision that the change begins from."
     },
     {
      "name": "saveKey",
      "type": "String",
      "text": "Made by the client for this save: one that is sent again with the same key isn’t applied again. Without one, each request is a save of its own. At most 64 characters. Not empty."
     }
    ]
   },
   {
    "name": "nameVersion",
    "isMutation": true,
    "text": "Names a version, which is kept then; an empty name takes the name away.",
    "answer": "NameVersionResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "versionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "name",
      "type": "String!",
      "text": "At most 100 characters, one line."
     }
    ]
   },
   {
    "name": "createSequence",
    "isMutation": true,
    "text": "Begins a series, which only the viewer sees until it is published.",
    "answer": "CreateSequenceResult!",
    "inputs": [
     {
      "name": "title",
      "type": "String!",
      "text": "1 to 100 characters, one line."
     },
     {
      "name": "description",
      "type": "String",
      "text": "At most 500 characters, one line."
     }
    ],
    "example": {
     "document": "mutation ($input: CreateSequenceInput!) {\n  createSequence(input: $input) {\n    ... on Sequence { id revision }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"title\": \"A series by a script\",\n    \"description\": \"What a script has to say.\"\n  }\n}"
    }
   },
   {
    "name": "updateSequence",
    "isMutation": true,
    "text": "",
    "answer": "UpdateSequenceResult!",
    "inputs": [
     {
      "name": "sequenceId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "title",
      "type": "String!",
      "text": "1 to 100 characters, one line."
     },
     {
      "name": "description",
      "type": "String!",
      "text": "At most 500 characters, one line."
     },
     {
      "name": "imageId",
      "type": "ID",
      "text": "24 hex digits."
     },
     {
      "name": "imageAlt",
      "type": "String",
      "text": "At most 1000 characters, one line."
     }
    ],
    "example": {
     "document": "mutation ($input: UpdateSequenceInput!) {\n  updateSequence(input: $input) {\n    ... on Sequence { id title }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"sequenceId\": \"1d2e3f4a5b6c\",\n    \"title\": \"Notes of a script\",\n    \"description\": \"What a script has to say, part by part.\"\n  }\n}"
    }
   },
   {
    "name": "setSequenceParts",
    "isMutation": true,
    "text": "Sets the parts of a series and their order. `revision` is the one that the change is based on: if the parts have changed since, nothing is done.",
    "answer": "SetSequencePartsResult!",
    "inputs": [
     {
      "name": "sequenceId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "revision",
      "type": "Int!",
      "text": ""
     },
     {
      "name": "postIds",
      "type": "[ID!]!",
      "text": "At most 100. Each: at most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: SetSequencePartsInput!) {\n  setSequenceParts(input: $input) {\n    ... on Sequence { id revision partCount }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"sequenceId\": \"1d2e3f4a5b6c\",\n    \"revision\": 0,\n    \"postIds\": [\n      \"5f0c1d2e3b4a\"\n    ]\n  }\n}"
    }
   }
  ]
 },
 {
  "scope": "PUBLISH",
  "text": "Publish, unpublish, delete and submit stories",
  "fields": [
   {
    "name": "publishPost",
    "isMutation": true,
    "text": "Publishes the newest text, which has to be `baseRevision`.",
    "answer": "PublishPostResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "baseRevision",
      "type": "Int!",
      "text": "The revision that the change begins from."
     },
     {
      "name": "settings",
      "type": "PublishSettingsInput",
      "text": ""
     }
    ],
    "example": {
     "document": "mutation ($input: PublishPostInput!) {\n  publishPost(input: $input) {\n    ... on Post { id title isPublished }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"postId\": \"5f0c1d2e3b4a\",\n    \"baseRevision\": 2,\n    \"settings\": {\n      \"tags\": [\n        \"Tides\",\n        \"Scripts\"\n      ],\n      \"license\": \"CC_40_BY\"\n    }\n  }\n}"
    }
   },
   {
    "name": "schedulePost",
    "isMutation": true,
    "text": "The same at a time, to the minute.",
    "answer": "PublishPostResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "baseRevision",
      "type": "Int!",
      "text": "The revision that the change begins from."
     },
     {
      "name": "publishAt",
      "type": "Timestamp!",
      "text": ""
     },
     {
      "name": "settings",
      "type": "PublishSettingsInput",
      "text": ""
     }
    ],
    "example": {
     "document": "mutation ($input: SchedulePostInput!) {\n  schedulePost(input: $input) {\n    ... on Post { id firstPublishedAt }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"postId\": \"5f0c1d2e3b4a\",\n    \"baseRevision\": 2,\n    \"publishAt\": 4102444800000\n  }\n}"
    }
   },
   {
    "name": "changePostSettings",
    "isMutation": true,
    "text": "Changes the settings of a story, published or not, without publishing its newest text.",
    "answer": "ChangePostSettingsResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "settings",
      "type": "PublishSettingsInput!",
      "text": ""
     }
    ],
    "example": {
     "document": "mutation ($input: ChangePostSettingsInput!) {\n  changePostSettings(input: $input) {\n    ... on PublishSettings { id listSubtitle }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"postId\": \"5f0c1d2e3b4a\",\n    \"settings\": {\n      \"listSubtitle\": \"What a script has seen.\",\n      \"tags\": [\n        \"Tides\"\n      ]\n    }\n  }\n}"
    }
   },
   {
    "name": "unpublishPost",
    "isMutation": true,
    "text": "Makes a published or scheduled story a draft again.",
    "answer": "PublishPostResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($id: ID!) {\n  unpublishPost(postId: $id) {\n    ... on Post { id isPublished }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"id\": \"5f0c1d2e3b4a\"\n}"
    }
   },
   {
    "name": "deletePost",
    "isMutation": true,
    "text": "Puts a story into the trash, where it stays for 14 days.",
    "answer": "DeletePostResult!",
    "inputs": [
     {
      "name": "targetPostId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($id: ID!) {\n  deletePost(targetPostId: $id) {\n    ... on Post { id }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"id\": \"5f0c1d2e3b4a\"\n}"
    }
   },
   {
    "name": "undeletePost",
    "isMutation": true,
    "text": "Takes a story out of the trash, back to where it was.",
    "answer": "DeletePostResult!",
    "inputs": [
     {
      "name": "targetPostId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($id: ID!) {\n  undeletePost(targetPostId: $id) {\n    ... on Post { id }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"id\": \"5f0c1d2e3b4a\"\n}"
    }
   },
   {
    "name": "changeStories",
    "isMutation": true,
    "text": "Does the same with up to 50 stories of the viewer's. What can't be done with one of them is told by name, and done with the others.",
    "answer": "ChangeStoriesResult!",
    "inputs": [
     {
      "name": "postIds",
      "type": "[ID!]!",
      "text": "Not empty. At most 50. Each: at most 64 characters."
     },
     {
      "name": "action",
      "type": "StoryAction!",
      "text": ""
     }
    ],
    "example": {
     "document": "mutation ($input: ChangeStoriesInput!) {\n  changeStories(input: $input) {\n    ... on ChangedStories { changed failures { postId message } }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"postIds\": [\n      \"5f0c1d2e3b4a\"\n    ],\n    \"action\": \"UNLIST\"\n  }\n}"
    }
   },
   {
    "name": "changeStoryTopics",
    "isMutation": true,
    "text": "Adds topics to up to 50 of the viewer's stories, and takes others from them. A story has at most 5, so what would have more is told by name; so is what else can't be done, and the rest is done.",
    "answer": "ChangeStoryTopicsResult!",
    "inputs": [
     {
      "name": "stories",
      "type": "[StoryTopicsInput!]!",
      "text": "Not empty. At most 50."
     }
    ],
    "example": {
     "document": "mutation ($input: ChangeStoryTopicsInput!) {\n  changeStoryTopics(input: $input) {\n    ... on ChangedStoryTopics { changes { postId added } }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"stories\": [\n      {\n        \"postId\": \"5f0c1d2e3b4a\",\n        \"add\": [\n          \"Notebooks\"\n        ],\n        \"remove\": []\n      }\n    ]\n  }\n}"
    }
   },
   {
    "name": "pinPost",
    "isMutation": true,
    "text": "Shows a story of the viewer's at the top of their profile, in place of any other, or takes it from there.",
    "answer": "PinPostResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "isPinned",
      "type": "Boolean!",
      "text": ""
     }
    ],
    "example": {
     "document": "mutation ($input: PinPostInput!) {\n  pinPost(input: $input) {\n    ... on PinnedPost { isPinned }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"postId\": \"5f0c1d2e3b4a\",\n    \"isPinned\": true\n  }\n}"
    }
   },
   {
    "name": "createPostLink",
    "isMutation": true,
    "text": "Makes a link that opens a story to whoever has it: a draft as it is at the time, a story for members whole. Its address is told this once.",
    "answer": "CreatePostLinkResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($id: ID!) {\n  createPostLink(postId: $id) {\n    ... on PostLink { id address }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"id\": \"5f0c1d2e3b4a\"\n}"
    }
   },
   {
    "name": "revokePostLink",
    "isMutation": true,
    "text": "Ends a link. Whoever follows it finds nothing any more.",
    "answer": "RevokePostLinkResult!",
    "inputs": [
     {
      "name": "linkId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($id: ID!) {\n  revokePostLink(linkId: $id) {\n    ... on PostLinks { id }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"id\": \"9e8d7c6b5a4f\"\n}"
    }
   },
   {
    "name": "publishSequence",
    "isMutation": true,
    "text": "Shows a series to everybody. It needs a part that readers can see.",
    "answer": "PublishSequenceResult!",
    "inputs": [
     {
      "name": "sequenceId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: PublishSequenceInput!) {\n  publishSequence(input: $input) {\n    ... on Sequence { id isPublished }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"sequenceId\": \"1d2e3f4a5b6c\"\n  }\n}"
    }
   },
   {
    "name": "unpublishSequence",
    "isMutation": true,
    "text": "Hides a series from everybody but its writer. Its stories stay as they are.",
    "answer": "UnpublishSequenceResult!",
    "inputs": [
     {
      "name": "sequenceId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: UnpublishSequenceInput!) {\n  unpublishSequence(input: $input) {\n    ... on Sequence { id isPublished }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"sequenceId\": \"1d2e3f4a5b6c\"\n  }\n}"
    }
   },
   {
    "name": "deleteSequence",
    "isMutation": true,
    "text": "Deletes a series; its stories stay. It can be restored for 14 days.",
    "answer": "DeleteSequenceResult!",
    "inputs": [
     {
      "name": "sequenceId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: DeleteSequenceInput!) {\n  deleteSequence(input: $input) {\n    ... on Sequence { id isDeleted }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"sequenceId\": \"1d2e3f4a5b6c\"\n  }\n}"
    }
   },
   {
    "name": "undeleteSequence",
    "isMutation": true,
    "text": "Restores a series that was deleted in the last 14 days.",
    "answer": "UndeleteSequenceResult!",
    "inputs": [
     {
      "name": "sequenceId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: UndeleteSequenceInput!) {\n  undeleteSequence(input: $input) {\n    ... on Sequence { id isDeleted }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"sequenceId\": \"1d2e3f4a5b6c\"\n  }\n}"
    }
   },
   {
    "name": "submitPost",
    "isMutation": true,
    "text": "Submits a story of the viewer's to a publication. The client makes the key, so that asking twice submits once. With `isReady: false` it is kept for later, and the editors don't see it.",
    "answer": "SubmitPostResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "key",
      "type": "String",
      "text": "Made by the client for this submission: one that is sent again with the same key submits nothing again. Without one, each request submits anew. At most 64 characters. Not empty."
     },
     {
      "name": "note",
      "type": "String",
      "text": "At most 2000 characters."
     },
     {
      "name": "isReady",
      "type": "Boolean",
      "text": ""
     }
    ],
    "example": {
     "document": "mutation ($input: SubmitPostInput!) {\n  submitPost(input: $input) {\n    ... on Submission { id state }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"postId\": \"5f0c1d2e3b4a\",\n    \"collectionId\": \"8a6b4c2d0e1f\",\n    \"key\": \"my-script-2\",\n    \"note\": \"Would this fit?\"\n  }\n}"
    }
   },
   {
    "name": "resubmitPost",
    "isMutation": true,
    "text": "Says that the changes that the editors asked for are made.",
    "answer": "MoveSubmissionResult!",
    "inputs": [
     {
      "name": "submissionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "note",
      "type": "String",
      "text": "At most 2000 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: ResubmitPostInput!) {\n  resubmitPost(input: $input) {\n    ... on Submission { id state }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"submissionId\": \"7c8d9e0f1a2b\",\n    \"note\": \"The second paragraph says it now.\"\n  }\n}"
    }
   },
   {
    "name": "cancelSubmission",
    "isMutation": true,
    "text": "Withdraws a submission that isn't decided yet.",
    "answer": "MoveSubmissionResult!",
    "inputs": [
     {
      "name": "submissionId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: CancelSubmissionInput!) {\n  cancelSubmission(input: $input) {\n    ... on Submission { id state }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"submissionId\": \"7c8d9e0f1a2b\"\n  }\n}"
    }
   },
   {
    "name": "addSubmissionNote",
    "isMutation": true,
    "text": "Says something to the other side.",
    "answer": "MoveSubmissionResult!",
    "inputs": [
     {
      "name": "submissionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "note",
      "type": "String!",
      "text": "At most 2000 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: AddSubmissionNoteInput!) {\n  addSubmissionNote(input: $input) {\n    ... on Submission { id notes { text } }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"submissionId\": \"7c8d9e0f1a2b\",\n    \"note\": \"The pictures are mine.\"\n  }\n}"
    }
   }
  ]
 },
 {
  "scope": "PUBLICATIONS",
  "text": "Run your publications: submissions, featured stories, settings",
  "fields": [
   {
    "name": "updatePublication",
    "isMutation": true,
    "text": "Changes what a publication is called, says and looks like. A former slug keeps leading to it.",
    "answer": "UpdatePublicationResult!",
    "inputs": [
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "slug",
      "type": "String!",
      "text": "1 to 60 of a-z, 0-9 and single hyphens."
     },
     {
      "name": "name",
      "type": "String!",
      "text": "1 to 100 characters, one line."
     },
     {
      "name": "tagline",
      "type": "String!",
      "text": "At most 100 characters, one line."
     },
     {
      "name": "description",
      "type": "String!",
      "text": "At most 280 characters, one line."
     },
     {
      "name": "avatarId",
      "type": "ID",
      "text": "24 hex digits."
     },
     {
      "name": "faviconId",
      "type": "ID",
      "text": "24 hex digits."
     },
     {
      "name": "logoId",
      "type": "ID",
      "text": "24 hex digits."
     },
     {
      "name": "headerColor",
      "type": "String",
      "text": "`#rrggbb`."
     },
     {
      "name": "baseRevision",
      "type": "Int",
      "text": "The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway."
     }
    ],
    "example": {
     "document": "mutation ($input: UpdatePublicationInput!) {\n  updatePublication(input: $input) {\n    ... on Collection { id slug name }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"collectionId\": \"8a6b4c2d0e1f\",\n    \"slug\": \"tides-weekly\",\n    \"name\": \"Tides weekly\",\n    \"tagline\": \"The sea, every Friday\",\n    \"description\": \"What the water did this week, and what it may do next.\"\n  }\n}"
    }
   },
   {
    "name": "setPublicationNavigation",
    "isMutation": true,
    "text": "Sets a publication's navigation; without entries it has the usual one.",
    "answer": "SetPublicationNavigationResult!",
    "inputs": [
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "items",
      "type": "[NavigationItemInput!]!",
      "text": "At most 20."
     },
     {
      "name": "baseRevision",
      "type": "Int",
      "text": "The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway."
     }
    ],
    "example": {
     "document": "mutation ($input: SetPublicationNavigationInput!) {\n  setPublicationNavigation(input: $input) {\n    ... on Collection { id navigationItems { title } }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"collectionId\": \"8a6b4c2d0e1f\",\n    \"items\": [\n      {\n        \"destination\": \"LATEST\",\n        \"title\": \"New\"\n      },\n      {\n        \"destination\": \"PAGE\",\n        \"title\": \"Write for us\",\n        \"value\": \"write-for-us\"\n      }\n    ]\n  }\n}"
    }
   },
   {
    "name": "savePublicationPage",
    "isMutation": true,
    "text": "Creates a subpage or a feature page of a publication, or changes one.",
    "answer": "SavePublicationPageResult!",
    "inputs": [
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "kind",
      "type": "CollectionPageKind!",
      "text": ""
     },
     {
      "name": "currentSlug",
      "type": "ID",
      "text": "Of the page that changes; absent for a new one. At most 64 characters."
     },
     {
      "name": "slug",
      "type": "String",
      "text": "Made of the title if it is absent. At most 1000 characters."
     },
     {
      "name": "title",
      "type": "String!",
      "text": "1 to 100 characters, one line."
     },
     {
      "name": "description",
      "type": "String",
      "text": "At most 280 characters, one line."
     },
     {
      "name": "tag",
      "type": "String",
      "text": "The topic of a feature page. At most 200 characters."
     },
     {
      "name": "body",
      "type": "StoryBody",
      "text": "The text of a subpage; an absent one stays as it is."
     },
     {
      "name": "baseRevision",
      "type": "Int",
      "text": "The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway."
     }
    ],
    "example": {
     "document": "mutation ($input: SavePublicationPageInput!) {\n  savePublicationPage(input: $input) {\n    ... on CollectionPage { slug title }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"collectionId\": \"8a6b4c2d0e1f\",\n    \"kind\": \"SUBPAGE\",\n    \"slug\": \"write-for-us\",\n    \"title\": \"Write for us\",\n    \"body\": [\n      {\n        \"type\": \"P\",\n        \"name\": \"e5f6\",\n        \"text\": \"Send us what you have seen.\",\n        \"markups\": []\n      }\n    ]\n  }\n}"
    }
   },
   {
    "name": "removePostFromPublication",
    "isMutation": true,
    "text": "Takes a story out of its publication: its writer may, and the publication's owner and editors. It stays as it is, on its writer's profile.",
    "answer": "RemovePostFromPublicationResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($id: ID!) {\n  removePostFromPublication(postId: $id) {\n    ... on Post { id }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"id\": \"5f0c1d2e3b4a\"\n}"
    }
   },
   {
    "name": "returnPostToPublication",
    "isMutation": true,
    "text": "Brings back a story that the viewer has taken out of a publication within the last hour, as long as it is in no other one.",
    "answer": "ReturnPostToPublicationResult!",
    "inputs": [
     {
      "name": "postId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "The publication that it was taken out of. At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: ReturnPostToPublicationInput!) {\n  returnPostToPublication(input: $input) {\n    ... on Post { id }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"postId\": \"5f0c1d2e3b4a\",\n    \"collectionId\": \"8a6b4c2d0e1f\"\n  }\n}"
    }
   },
   {
    "name": "setPublicationAbout",
    "isMutation": true,
    "text": "Sets the text of a publication's about page.",
    "answer": "SetPublicationAboutResult!",
    "inputs": [
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "about",
      "type": "StoryBody!",
      "text": "A body of at most 60000 bytes."
     },
     {
      "name": "baseRevision",
      "type": "Int",
      "text": "The revision that the change begins from: after a newer one it is a Conflict. Without it, it is made anyway."
     }
    ],
    "example": {
     "document": "mutation ($input: SetPublicationAboutInput!) {\n  setPublicationAbout(input: $input) {\n    ... on Collection { id }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"collectionId\": \"8a6b4c2d0e1f\",\n    \"about\": [\n      {\n        \"type\": \"P\",\n        \"name\": \"c3d4\",\n        \"text\": \"We look at the sea.\",\n        \"markups\": []\n      }\n    ]\n  }\n}"
    }
   },
   {
    "name": "deletePublicationPage",
    "isMutation": true,
    "text": "Deletes such a page, and the entries of the navigation that lead to it.",
    "answer": "DeletePublicationPageResult!",
    "inputs": [
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "kind",
      "type": "CollectionPageKind!",
      "text": ""
     },
     {
      "name": "slug",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: DeletePublicationPageInput!) {\n  deletePublicationPage(input: $input) {\n    ... on Collection { id }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"collectionId\": \"8a6b4c2d0e1f\",\n    \"kind\": \"SUBPAGE\",\n    \"slug\": \"write-for-us\"\n  }\n}"
    }
   },
   {
    "name": "undeletePublicationPage",
    "isMutation": true,
    "text": "Restores such a page after its deletion, with its entries of the navigation.",
    "answer": "UndeletePublicationPageResult!",
    "inputs": [
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "kind",
      "type": "CollectionPageKind!",
      "text": ""
     },
     {
      "name": "slug",
      "type": "ID!",
      "text": "At most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: UndeletePublicationPageInput!) {\n  undeletePublicationPage(input: $input) {\n    ... on CollectionPage { slug title }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"collectionId\": \"8a6b4c2d0e1f\",\n    \"kind\": \"SUBPAGE\",\n    \"slug\": \"write-for-us\"\n  }\n}"
    }
   },
   {
    "name": "reviewSubmission",
    "isMutation": true,
    "text": "Decides about a submission, as an editor of the publication. Of two decisions at once, one is a conflict.",
    "answer": "ReviewSubmissionResult!",
    "inputs": [
     {
      "name": "submissionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "decision",
      "type": "SubmissionDecision!",
      "text": ""
     },
     {
      "name": "note",
      "type": "String",
      "text": "At most 2000 characters."
     },
     {
      "name": "revision",
      "type": "Int",
      "text": "The submission’s revision that the decision is based on."
     },
     {
      "name": "textRevision",
      "type": "Int",
      "text": "The revision of the text that the editor has read: accepting a newer one is a conflict."
     }
    ],
    "example": {
     "document": "mutation ($input: ReviewSubmissionInput!) {\n  reviewSubmission(input: $input) {\n    ... on Submission { id state revision }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"submissionId\": \"7c8d9e0f1a2b\",\n    \"decision\": \"REQUEST_CHANGES\",\n    \"note\": \"Please tell where the numbers are from.\"\n  }\n}"
    }
   },
   {
    "name": "updateSubmissionSettings",
    "isMutation": true,
    "text": "",
    "answer": "UpdateSubmissionSettingsResult!",
    "inputs": [
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "submitters",
      "type": "Submitters!",
      "text": ""
     },
     {
      "name": "guidelines",
      "type": "String!",
      "text": "At most 5000 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: UpdateSubmissionSettingsInput!) {\n  updateSubmissionSettings(input: $input) {\n    ... on Collection { id }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"collectionId\": \"8a6b4c2d0e1f\",\n    \"submitters\": \"WRITERS\",\n    \"guidelines\": \"At most 2,000 words, with sources.\"\n  }\n}"
    }
   },
   {
    "name": "setFeaturedStories",
    "isMutation": true,
    "text": "Sets what a publication features, in this order. `before` is what the change is based on: if it has changed since, nothing is done.",
    "answer": "SetFeaturedStoriesResult!",
    "inputs": [
     {
      "name": "collectionId",
      "type": "ID!",
      "text": "At most 64 characters."
     },
     {
      "name": "before",
      "type": "[ID!]!",
      "text": "At most 50. Each: at most 64 characters."
     },
     {
      "name": "postIds",
      "type": "[ID!]!",
      "text": "At most 50. Each: at most 64 characters."
     }
    ],
    "example": {
     "document": "mutation ($input: SetFeaturedStoriesInput!) {\n  setFeaturedStories(input: $input) {\n    ... on Collection { id featuredPosts { id } }\n    ... on UserError { code field message }\n  }\n}",
     "variables": "{\n  \"input\": {\n    \"collectionId\": \"8a6b4c2d0e1f\",\n    \"before\": [],\n    \"postIds\": [\n      \"5f0c1d2e3b4a\"\n    ]\n  }\n}"
    }
   }
  ]
 }
]

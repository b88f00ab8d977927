CREATE TABLE `collection_invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`collection_id` text NOT NULL,
	`role` text NOT NULL,
	`inviter_id` text NOT NULL,
	`user_id` text,
	`email` text,
	`token_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer,
	`outcome` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collection_invitation_token` ON `collection_invitation` (`token_hash`) WHERE "collection_invitation"."token_hash" is not null;--> statement-breakpoint
CREATE INDEX `collection_invitation_open` ON `collection_invitation` (`collection_id`,`created_at`,`id`) WHERE "collection_invitation"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `collection_invitation_to_user` ON `collection_invitation` (`user_id`,`created_at`,`id`) WHERE "collection_invitation"."user_id" is not null;--> statement-breakpoint
CREATE INDEX `collection_invitation_by_inviter` ON `collection_invitation` (`inviter_id`);--> statement-breakpoint
CREATE INDEX `collection_invitation_expired` ON `collection_invitation` (`expires_at`);--> statement-breakpoint
CREATE TABLE `submission` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`collection_id` text NOT NULL,
	`creator_id` text NOT NULL,
	`submit_key` text NOT NULL,
	`state` text NOT NULL,
	`turn` text NOT NULL,
	`turn_at` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`submitted_at` integer,
	`answered_at` integer,
	`response_time` integer,
	`closed_at` integer,
	`reviewer_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submission_of_key` ON `submission` (`creator_id`,`submit_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `submission_open_of_post` ON `submission` (`post_id`) WHERE "submission"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `submission_open_of_creator` ON `submission` (`creator_id`,`collection_id`) WHERE "submission"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `submission_inbox` ON `submission` (`collection_id`,`turn`,`turn_at`,`id`);--> statement-breakpoint
CREATE INDEX `submission_of_creator` ON `submission` (`creator_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `submission_of_post` ON `submission` (`post_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `submission_by_reviewer` ON `submission` (`reviewer_id`) WHERE "submission"."reviewer_id" is not null;--> statement-breakpoint
CREATE INDEX `submission_answered` ON `submission` (`collection_id`,`answered_at`,`response_time`) WHERE "submission"."answered_at" is not null;--> statement-breakpoint
CREATE TABLE `submission_note` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`author_id` text,
	`state` text,
	`text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submission_note_ordered` ON `submission_note` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `submission_note_by_author` ON `submission_note` (`author_id`);--> statement-breakpoint
CREATE TABLE `submission_settings` (
	`collection_id` text PRIMARY KEY NOT NULL,
	`submitters` text NOT NULL,
	`guidelines` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `notification` ADD `collection_id` text;
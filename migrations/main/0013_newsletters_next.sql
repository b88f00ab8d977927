CREATE TABLE `mail_event` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`email_hash` text NOT NULL,
	`letter_id` text,
	`subscriber_id` text,
	`received_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE INDEX `mail_event_recent` ON `mail_event` (`kind`,`state`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_event_expiring` ON `mail_event` (`expires_at`);--> statement-breakpoint
CREATE TABLE `refusing_address` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`refusals` integer DEFAULT 0 NOT NULL,
	`refused_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refusing_address_old` ON `refusing_address` (`refused_at`);--> statement-breakpoint
CREATE TABLE `reader_digest` (
	`user_id` text PRIMARY KEY NOT NULL,
	`rhythm` text NOT NULL,
	`told_until` integer NOT NULL,
	`due_at` integer NOT NULL,
	`claimed_until` integer,
	`is_sending` integer DEFAULT false NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reader_digest_due` ON `reader_digest` (`due_at`);--> statement-breakpoint
CREATE TABLE `subscriber_import` (
	`id` text PRIMARY KEY NOT NULL,
	`newsletter_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`stored_size` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`preview` text DEFAULT '{"names":[],"lines":[]}' NOT NULL,
	`columns` text DEFAULT '{}' NOT NULL,
	`consent` text,
	`position` integer DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`problem` text,
	`line_count` integer DEFAULT 0 NOT NULL,
	`done_count` integer DEFAULT 0 NOT NULL,
	`added_count` integer DEFAULT 0 NOT NULL,
	`asked_count` integer DEFAULT 0 NOT NULL,
	`known_count` integer DEFAULT 0 NOT NULL,
	`suppressed_count` integer DEFAULT 0 NOT NULL,
	`left_out_count` integer DEFAULT 0 NOT NULL,
	`fault_count` integer DEFAULT 0 NOT NULL,
	`removed_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscriber_import_listed` ON `subscriber_import` (`newsletter_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `subscriber_import_by_owner` ON `subscriber_import` (`owner_id`);--> statement-breakpoint
CREATE INDEX `subscriber_import_by_state` ON `subscriber_import` (`state`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `subscriber_import_fault` (
	`import_id` text NOT NULL,
	`line` integer NOT NULL,
	`reason` text NOT NULL,
	`content` text NOT NULL,
	PRIMARY KEY(`import_id`, `line`)
);
--> statement-breakpoint
CREATE TABLE `subscriber_tag` (
	`subscriber_id` text NOT NULL,
	`tag` text NOT NULL,
	`newsletter_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`subscriber_id`, `tag`)
);
--> statement-breakpoint
CREATE INDEX `subscriber_tag_listed` ON `subscriber_tag` (`newsletter_id`,`tag`,`created_at`,`subscriber_id`);--> statement-breakpoint
DROP INDEX `newsletter_of_collection`;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `slug` text DEFAULT 'newsletter' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `image_id` text;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `color` text;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `sender_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `takes_replies` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `rhythm` text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `digest_due_at` integer;--> statement-breakpoint
CREATE INDEX `newsletter_digest_due` ON `newsletter` (`digest_due_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_of_collection` ON `newsletter` (`collection_id`,`slug`);--> statement-breakpoint
ALTER TABLE `letter` ADD `newsletter_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `letter` ADD `delivered_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `letter` ADD `bounced_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `letter` ADD `complained_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `letter` ADD `digest_at` integer;--> statement-breakpoint
ALTER TABLE `letter` ADD `digest_stories` text;--> statement-breakpoint
CREATE INDEX `letter_sent` ON `letter` (`newsletter_id`,`started_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `letter_digest` ON `letter` (`newsletter_id`,`digest_at`);--> statement-breakpoint
ALTER TABLE `subscriber` ADD `name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriber` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriber` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriber` ADD `import_id` text;--> statement-breakpoint
ALTER TABLE `subscriber` ADD `ask_due_at` integer;--> statement-breakpoint
ALTER TABLE `subscriber` ADD `rhythm` text DEFAULT 'each' NOT NULL;--> statement-breakpoint
ALTER TABLE `subscriber` ADD `paused_until` integer;--> statement-breakpoint
CREATE INDEX `subscriber_left` ON `subscriber` (`newsletter_id`,`left_at`);--> statement-breakpoint
CREATE INDEX `subscriber_by_state` ON `subscriber` (`newsletter_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `subscriber_by_address` ON `subscriber` (`newsletter_id`,`email`);--> statement-breakpoint
CREATE INDEX `subscriber_by_name` ON `subscriber` (`newsletter_id`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `subscriber_of_import` ON `subscriber` (`import_id`,`state`);--> statement-breakpoint
CREATE INDEX `subscriber_to_ask` ON `subscriber` (`ask_due_at`);
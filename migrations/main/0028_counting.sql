CREATE TABLE `letter_act` (
	`letter_id` text NOT NULL,
	`recipient_hash` text NOT NULL,
	`what` text NOT NULL,
	`done_at` integer NOT NULL,
	`due_at` integer,
	`is_void` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`letter_id`, `recipient_hash`, `what`)
);
--> statement-breakpoint
CREATE INDEX `letter_act_due` ON `letter_act` (`due_at`);--> statement-breakpoint
CREATE INDEX `letter_act_old` ON `letter_act` (`done_at`);--> statement-breakpoint
CREATE TABLE `letter_count` (
	`letter_id` text NOT NULL,
	`what` text NOT NULL,
	`href` text DEFAULT '' NOT NULL,
	`recipients` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`letter_id`, `what`)
);
--> statement-breakpoint
CREATE TABLE `uncounted_address` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `letter` ADD `asked_version_id` text;--> statement-breakpoint
ALTER TABLE `letter` ADD `asked_until` integer;--> statement-breakpoint
ALTER TABLE `letter` ADD `declined_version_id` text;--> statement-breakpoint
ALTER TABLE `letter` ADD `counts_opens` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `letter` ADD `counted_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `letter_recipient` ADD `is_counted` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `letter_recipient` ADD `version_id` text;--> statement-breakpoint
ALTER TABLE `newsletter` ADD `counts_opens` integer DEFAULT false NOT NULL;
CREATE TABLE `letter` (
	`id` text PRIMARY KEY NOT NULL,
	`newsletter_id` text NOT NULL,
	`post_id` text NOT NULL,
	`version_id` text,
	`sender_name` text DEFAULT '' NOT NULL,
	`subject` text NOT NULL,
	`preheader` text DEFAULT '' NOT NULL,
	`audience` text NOT NULL,
	`replies_to` text,
	`state` text NOT NULL,
	`stop_reason` text,
	`created_at` integer NOT NULL,
	`scheduled_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`due_at` integer,
	`waits_for` text,
	`turn` integer DEFAULT 0 NOT NULL,
	`gathered_at` integer DEFAULT 0 NOT NULL,
	`gathered_id` text DEFAULT '' NOT NULL,
	`is_gathered` integer DEFAULT false NOT NULL,
	`recipient_count` integer DEFAULT 0 NOT NULL,
	`sent_count` integer DEFAULT 0 NOT NULL,
	`left_count` integer DEFAULT 0 NOT NULL,
	`failed_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `letter_of_newsletter` ON `letter` (`newsletter_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `letter_of_story` ON `letter` (`newsletter_id`,`post_id`);--> statement-breakpoint
CREATE INDEX `letter_due` ON `letter` (`due_at`);--> statement-breakpoint
CREATE INDEX `letter_of_version` ON `letter` (`version_id`);--> statement-breakpoint
CREATE INDEX `letter_by_replies_to` ON `letter` (`replies_to`);--> statement-breakpoint
CREATE TABLE `letter_recipient` (
	`letter_id` text NOT NULL,
	`subscriber_id` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`is_whole` integer DEFAULT false NOT NULL,
	`round` text,
	`claimed_until` integer,
	`handed_at` integer,
	`refusals` integer DEFAULT 0 NOT NULL,
	`settled_at` integer,
	PRIMARY KEY(`letter_id`, `subscriber_id`)
);
--> statement-breakpoint
CREATE INDEX `letter_recipient_open` ON `letter_recipient` (`letter_id`,`state`,`claimed_until`,`subscriber_id`);--> statement-breakpoint
CREATE INDEX `letter_recipient_of_subscriber` ON `letter_recipient` (`subscriber_id`);--> statement-breakpoint
CREATE TABLE `mail_window` (
	`span` text NOT NULL,
	`starts_at` integer NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`span`, `starts_at`)
);
--> statement-breakpoint
CREATE INDEX `mail_window_old` ON `mail_window` (`starts_at`);
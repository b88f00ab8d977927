CREATE TABLE `newsletter` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`collection_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `newsletter_of_user` ON `newsletter` (`user_id`);--> statement-breakpoint
CREATE INDEX `newsletter_of_collection` ON `newsletter` (`collection_id`);--> statement-breakpoint
CREATE TABLE `subscriber` (
	`newsletter_id` text NOT NULL,
	`email` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`consented_at` integer,
	`consent_text` text NOT NULL,
	`left_at` integer,
	`expires_at` integer,
	PRIMARY KEY(`email`, `newsletter_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriber_id` ON `subscriber` (`id`);--> statement-breakpoint
CREATE INDEX `subscriber_of_newsletter` ON `subscriber` (`newsletter_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `subscriber_of_user` ON `subscriber` (`user_id`);--> statement-breakpoint
CREATE INDEX `subscriber_expiring` ON `subscriber` (`expires_at`);--> statement-breakpoint
CREATE TABLE `suppressed_address` (
	`email_hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);

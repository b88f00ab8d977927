CREATE TABLE `external_identity` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`provider` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text,
	`name` text,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	PRIMARY KEY(`issuer`, `subject`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `external_identity_by_user` ON `external_identity` (`user_id`,`provider`);--> statement-breakpoint
CREATE TABLE `passkey` (
	`credential_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer DEFAULT 0 NOT NULL,
	`transports` text DEFAULT '[]' NOT NULL,
	`is_backed_up` integer DEFAULT false NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE INDEX `passkey_by_user` ON `passkey` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `password_credential` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`user_id` text NOT NULL,
	`hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `hash`)
);
--> statement-breakpoint
CREATE TABLE `totp_credential` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `one_time_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`browser_hash` text,
	`user_id` text,
	`data` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `one_time_by_browser` ON `one_time_token` (`browser_hash`,`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `one_time_by_user` ON `one_time_token` (`user_id`,`kind`);--> statement-breakpoint
CREATE INDEX `one_time_by_expiry` ON `one_time_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `session` (
	`hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`acts_as_user_id` text,
	`parent_hash` text,
	`host` text NOT NULL,
	`method` text NOT NULL,
	`created_at` integer NOT NULL,
	`authenticated_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`address` text,
	`user_agent` text,
	`country` text
);
--> statement-breakpoint
CREATE INDEX `session_by_user` ON `session` (`user_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `session_by_parent` ON `session` (`parent_hash`);--> statement-breakpoint
CREATE INDEX `session_by_expiry` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `dismissed_flag` (
	`user_id` text NOT NULL,
	`flag` text NOT NULL,
	`dismissed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `flag`)
);
--> statement-breakpoint
CREATE TABLE `flag_override` (
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE `tag_follow` (
	`user_id` text NOT NULL,
	`tag_slug` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `tag_slug`)
);
--> statement-breakpoint
CREATE INDEX `tag_follow_by_tag` ON `tag_follow` (`tag_slug`);--> statement-breakpoint
CREATE TABLE `user_preference` (
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `name`)
);
--> statement-breakpoint
ALTER TABLE `user` ADD `email_verified_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `unverified_email` text;--> statement-breakpoint
ALTER TABLE `user` ADD `deactivated_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `delete_after` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `username_changed_at` integer;
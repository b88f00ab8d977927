CREATE TABLE `mobile_code` (
	`user_id` text PRIMARY KEY NOT NULL,
	`number_hash` text NOT NULL,
	`number` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mobile_code_by_expiry` ON `mobile_code` (`expires_at`);--> statement-breakpoint
CREATE TABLE `mobile_number` (
	`user_id` text PRIMARY KEY NOT NULL,
	`number_hash` text NOT NULL,
	`number` text NOT NULL,
	`verified_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mobile_number_by_hash` ON `mobile_number` (`number_hash`);--> statement-breakpoint
CREATE TABLE `sms_day` (
	`day` integer NOT NULL,
	`service` text NOT NULL,
	`spent` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `service`)
);
--> statement-breakpoint
CREATE TABLE `oauth_device` (
	`hash` text PRIMARY KEY NOT NULL,
	`typed_hash` text NOT NULL,
	`application_id` text NOT NULL,
	`names` text NOT NULL,
	`user_id` text,
	`decision` text,
	`family_id` text NOT NULL,
	`wait_ms` integer NOT NULL,
	`asked_at` integer,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_device_by_typed` ON `oauth_device` (`typed_hash`);--> statement-breakpoint
CREATE INDEX `oauth_device_of` ON `oauth_device` (`application_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_device_by_user` ON `oauth_device` (`user_id`);--> statement-breakpoint
CREATE INDEX `oauth_device_by_expiry` ON `oauth_device` (`expires_at`);--> statement-breakpoint
ALTER TABLE `oauth_application` ADD `banned_at` integer;--> statement-breakpoint
ALTER TABLE `user` ADD `mobile_verified_at` integer;
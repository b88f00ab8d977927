CREATE TABLE `webhook` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`target_id` text NOT NULL,
	`address` text NOT NULL,
	`events` text NOT NULL,
	`secret_version` integer DEFAULT 1 NOT NULL,
	`rotated_at` integer,
	`failing_since` integer,
	`disabled_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhook_by_owner` ON `webhook` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_by_target` ON `webhook` (`target_id`);--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`tried_at` integer,
	`took_ms` integer,
	`status` integer,
	`delivered_at` integer
);
--> statement-breakpoint
CREATE INDEX `webhook_delivery_of` ON `webhook_delivery` (`webhook_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_due` ON `webhook_delivery` (`due_at`) WHERE "webhook_delivery"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `webhook_delivery_by_creation` ON `webhook_delivery` (`created_at`);
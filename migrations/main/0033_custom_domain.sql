CREATE TABLE `custom_domain` (
	`id` text PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`user_id` text,
	`collection_id` text,
	`token` text NOT NULL,
	`since` integer NOT NULL,
	`proved_at` integer,
	`pointed_at` integer,
	`working_since` integer,
	`failing_since` integer,
	`warned_at` integer,
	`withdrawn_at` integer,
	`checked_at` integer,
	`next_check_at` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	`fault` text,
	`hostname_id` text,
	`removed_at` integer,
	`revision` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_domain_working` ON `custom_domain` (`domain`) WHERE "custom_domain"."working_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `custom_domain_of_user` ON `custom_domain` (`user_id`) WHERE "custom_domain"."user_id" is not null and "custom_domain"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX `custom_domain_of_collection` ON `custom_domain` (`collection_id`) WHERE "custom_domain"."collection_id" is not null and "custom_domain"."removed_at" is null;--> statement-breakpoint
CREATE INDEX `custom_domain_by_user` ON `custom_domain` (`user_id`) WHERE "custom_domain"."user_id" is not null;--> statement-breakpoint
CREATE INDEX `custom_domain_by_domain` ON `custom_domain` (`domain`,`removed_at`);--> statement-breakpoint
CREATE INDEX `custom_domain_due` ON `custom_domain` (`next_check_at`) WHERE "custom_domain"."next_check_at" is not null;
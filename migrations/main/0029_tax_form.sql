CREATE TABLE `tax_form` (
	`id` text PRIMARY KEY NOT NULL,
	`partner_id` text NOT NULL,
	`kind` text NOT NULL,
	`office` text NOT NULL,
	`country` text NOT NULL,
	`is_entity` integer DEFAULT false NOT NULL,
	`claims_treaty` integer DEFAULT false NOT NULL,
	`is_backup_subject` integer DEFAULT false NOT NULL,
	`last_four` text,
	`vat_id` text,
	`sealed` text NOT NULL,
	`signed_at` integer NOT NULL,
	`expires_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_form_held` ON `tax_form` (`partner_id`,`office`) WHERE "tax_form"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `tax_form_of` ON `tax_form` (`partner_id`,`signed_at`);--> statement-breakpoint
CREATE INDEX `tax_form_ended` ON `tax_form` (`ended_at`) WHERE "tax_form"."ended_at" is not null;
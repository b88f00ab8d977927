CREATE TABLE `invoice` (
	`number` text PRIMARY KEY NOT NULL,
	`series` text NOT NULL,
	`position` integer NOT NULL,
	`kind` text NOT NULL,
	`charge_id` text NOT NULL,
	`version` integer NOT NULL,
	`corrects` text,
	`amount` integer NOT NULL,
	`tax` integer NOT NULL,
	`currency` text NOT NULL,
	`lines` text NOT NULL,
	`issuer` text NOT NULL,
	`issued_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_place` ON `invoice` (`series`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_of_charge` ON `invoice` (`charge_id`,`version`);--> statement-breakpoint
CREATE TABLE `tax_record` (
	`id` text PRIMARY KEY NOT NULL,
	`transaction_id` text,
	`recorded` integer NOT NULL,
	`target` integer,
	`calculation_id` text,
	`step` integer DEFAULT 0 NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE INDEX `tax_record_due` ON `tax_record` (`due_at`) WHERE "tax_record"."due_at" is not null;--> statement-breakpoint
ALTER TABLE `charge` ADD `sale` text;--> statement-breakpoint
ALTER TABLE `membership` ADD `billing` text;
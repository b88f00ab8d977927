CREATE TABLE `access_token` (
	`hash` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`hint` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE INDEX `access_token_by_user` ON `access_token` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `access_token_by_expiry` ON `access_token` (`expires_at`);--> statement-breakpoint
CREATE TABLE `account_export` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`state` text NOT NULL,
	`stage` text NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`part_count` integer DEFAULT 0 NOT NULL,
	`run` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`story_count` integer DEFAULT 0 NOT NULL,
	`stories_done` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	`mailed_at` integer,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `account_export_running` ON `account_export` (`owner_id`) WHERE "account_export"."finished_at" is null;--> statement-breakpoint
CREATE INDEX `account_export_by_owner` ON `account_export` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `account_export_by_state` ON `account_export` (`state`,`updated_at`);--> statement-breakpoint
CREATE INDEX `account_export_by_end` ON `account_export` (`expires_at`);--> statement-breakpoint
CREATE TABLE `account_export_part` (
	`export_id` text NOT NULL,
	`number` integer NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`export_id`, `number`)
);
--> statement-breakpoint
CREATE TABLE `banned_domain` (
	`domain` text PRIMARY KEY NOT NULL,
	`banned_at` integer NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `banned_domain_newest` ON `banned_domain` (`banned_at`,`domain`);--> statement-breakpoint
CREATE TABLE `block` (
	`blocker_id` text NOT NULL,
	`blocked_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`blocker_id`, `blocked_id`)
);
--> statement-breakpoint
CREATE INDEX `block_newest` ON `block` (`blocker_id`,`created_at`,`blocked_id`);--> statement-breakpoint
CREATE INDEX `block_of_blocked` ON `block` (`blocked_id`);--> statement-breakpoint
CREATE TABLE `block_sending` (
	`sender_id` text NOT NULL,
	`target_id` text NOT NULL,
	`key` text NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`sender_id`, `target_id`, `key`)
);
--> statement-breakpoint
CREATE INDEX `block_sending_by_time` ON `block_sending` (`sent_at`);--> statement-breakpoint
CREATE TABLE `book` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`place` integer NOT NULL,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`cover_id` text,
	`cover_alt` text DEFAULT '' NOT NULL,
	`publisher` text DEFAULT '' NOT NULL,
	`published_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE INDEX `book_of_user` ON `book` (`user_id`,`place`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `book_once` ON `book` (`user_id`,`title`,`subtitle`,`published_on`) WHERE "book"."removed_at" is null;--> statement-breakpoint
CREATE INDEX `book_removed` ON `book` (`removed_at`) WHERE "book"."removed_at" is not null;--> statement-breakpoint
CREATE TABLE `book_edition` (
	`book_id` text NOT NULL,
	`position` integer NOT NULL,
	`format` text NOT NULL,
	`isbn` text,
	`url` text,
	PRIMARY KEY(`book_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `catalog` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`creator_id` text NOT NULL,
	`type` text DEFAULT 'list' NOT NULL,
	`visibility` integer DEFAULT 0 NOT NULL,
	`is_in_library` integer DEFAULT false NOT NULL,
	`item_count` integer DEFAULT 0 NOT NULL,
	`follower_count` integer DEFAULT 0 NOT NULL,
	`clap_count` integer DEFAULT 0 NOT NULL,
	`response_count` integer DEFAULT 0 NOT NULL,
	`responses_closed` integer DEFAULT false NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`change_keys` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `catalog_by_creator` ON `catalog` (`creator_id`,`visibility`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `catalog_library` ON `catalog` (`is_in_library`,`visibility`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `catalog_of_creator` ON `catalog` (`creator_id`,`slug`);--> statement-breakpoint
CREATE INDEX `catalog_library_slug` ON `catalog` (`slug`) WHERE "catalog"."is_in_library" = 1;--> statement-breakpoint
CREATE INDEX `catalog_deleted` ON `catalog` (`deleted_at`,`id`) WHERE "catalog"."deleted_at" is not null;--> statement-breakpoint
CREATE TABLE `catalog_follow` (
	`user_id` text NOT NULL,
	`catalog_id` text NOT NULL,
	`followed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `catalog_id`)
);
--> statement-breakpoint
CREATE INDEX `catalog_follow_of_user` ON `catalog_follow` (`user_id`,`followed_at`,`catalog_id`);--> statement-breakpoint
CREATE INDEX `catalog_follow_by_catalog` ON `catalog_follow` (`catalog_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `catalog_item` (
	`id` text PRIMARY KEY NOT NULL,
	`catalog_id` text NOT NULL,
	`post_id` text NOT NULL,
	`position` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`added_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `catalog_item_ordered` ON `catalog_item` (`catalog_id`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `catalog_item_by_post` ON `catalog_item` (`post_id`,`catalog_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `catalog_item_once` ON `catalog_item` (`catalog_id`,`post_id`);--> statement-breakpoint
CREATE TABLE `staff_pick` (
	`post_id` text PRIMARY KEY NOT NULL,
	`picked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_pick_newest` ON `staff_pick` (`picked_at`,`post_id`);--> statement-breakpoint
CREATE TABLE `clap` (
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`user_id` text NOT NULL,
	`count` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `target_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `clap_newest` ON `clap` (`kind`,`target_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE INDEX `clap_most` ON `clap` (`kind`,`target_id`,`count`,`user_id`);--> statement-breakpoint
CREATE INDEX `clap_of_user` ON `clap` (`user_id`,`kind`,`created_at`,`target_id`);--> statement-breakpoint
CREATE TABLE `co_author` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`position` integer NOT NULL,
	`invited_at` integer NOT NULL,
	`accepted_at` integer,
	PRIMARY KEY(`post_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `co_author_of_post` ON `co_author` (`post_id`,`position`,`user_id`,`accepted_at`);--> statement-breakpoint
CREATE INDEX `co_author_of_user` ON `co_author` (`user_id`,`accepted_at`,`post_id`);--> statement-breakpoint
CREATE TABLE `collection_act` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`collection_id` text NOT NULL,
	`actor_id` text NOT NULL,
	`action` text NOT NULL,
	`subject_id` text,
	`post_id` text,
	`detail` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `collection_act_of_collection` ON `collection_act` (`collection_id`,`id`);--> statement-breakpoint
CREATE TABLE `collection` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`tagline` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`about` text,
	`creator_id` text NOT NULL,
	`avatar_id` text,
	`favicon_id` text,
	`logo_id` text,
	`header_color` text,
	`navigation_items` text,
	`domain` text,
	`domain_verified_at` integer,
	`newsletter_id` text,
	`is_aurora_visible` integer DEFAULT true NOT NULL,
	`follower_count` integer DEFAULT 0 NOT NULL,
	`post_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`imported_from` text,
	`is_removed` integer DEFAULT false NOT NULL,
	`deleted_at` integer,
	`theme` text,
	`style_sheet` text,
	`served_style_sheet` text,
	`style_sheet_hash` text,
	`info_revision` integer DEFAULT 0 NOT NULL,
	`navigation_revision` integer DEFAULT 0 NOT NULL,
	`about_revision` integer DEFAULT 0 NOT NULL,
	`design_revision` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collection_slug` ON `collection` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `collection_domain` ON `collection` (`domain`);--> statement-breakpoint
CREATE INDEX `collection_by_creator` ON `collection` (`creator_id`);--> statement-breakpoint
CREATE INDEX `collection_by_followers` ON `collection` (`is_removed`,`follower_count`,`id`);--> statement-breakpoint
CREATE INDEX `collection_deleted` ON `collection` (`deleted_at`,`id`) WHERE "collection"."deleted_at" is not null;--> statement-breakpoint
CREATE TABLE `collection_editor` (
	`collection_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`collection_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `collection_editor_by_user` ON `collection_editor` (`user_id`,`collection_id`);--> statement-breakpoint
CREATE TABLE `collection_page` (
	`collection_id` text NOT NULL,
	`slug` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`body` text,
	`tag_slug` text,
	`updated_at` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`left_entries` text,
	PRIMARY KEY(`collection_id`, `kind`, `slug`)
);
--> statement-breakpoint
CREATE INDEX `collection_page_deleted` ON `collection_page` (`deleted_at`) WHERE "collection_page"."deleted_at" is not null;--> statement-breakpoint
CREATE TABLE `collection_slug_history` (
	`slug` text PRIMARY KEY NOT NULL,
	`collection_id` text NOT NULL,
	`replaced_at` integer NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX `custom_domain_due` ON `custom_domain` (`next_check_at`) WHERE "custom_domain"."next_check_at" is not null;--> statement-breakpoint
CREATE TABLE `follow` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `target_id`)
);
--> statement-breakpoint
CREATE INDEX `follow_newest` ON `follow` (`user_id`,`created_at`,`target_id`);--> statement-breakpoint
CREATE INDEX `follow_newest_of_kind` ON `follow` (`user_id`,`kind`,`created_at`,`target_id`);--> statement-breakpoint
CREATE INDEX `follow_of_target` ON `follow` (`kind`,`target_id`,`created_at`,`user_id`);--> statement-breakpoint
CREATE TABLE `mute` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `target_id`)
);
--> statement-breakpoint
CREATE INDEX `mute_newest_of_kind` ON `mute` (`user_id`,`kind`,`created_at`,`target_id`);--> statement-breakpoint
CREATE INDEX `mute_of_target` ON `mute` (`kind`,`target_id`);--> statement-breakpoint
CREATE TABLE `gift` (
	`id` text PRIMARY KEY NOT NULL,
	`buyer_id` text,
	`key` text,
	`state` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` integer NOT NULL,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`country` text NOT NULL,
	`provider` text NOT NULL,
	`kept` text,
	`sender_name` text NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`send_on` text,
	`is_for_new_only` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`expires_at` integer,
	`tell` text,
	`tell_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_open` ON `gift` (`buyer_id`) WHERE "gift"."state" = 'OPEN';--> statement-breakpoint
CREATE UNIQUE INDEX `gift_by_key` ON `gift` (`buyer_id`,`key`) WHERE "gift"."buyer_id" is not null;--> statement-breakpoint
CREATE INDEX `gift_of` ON `gift` (`buyer_id`,`created_at`,`id`) WHERE "gift"."buyer_id" is not null;--> statement-breakpoint
CREATE INDEX `gift_to_tell` ON `gift` (`tell_at`) WHERE "gift"."tell_at" is not null;--> statement-breakpoint
CREATE TABLE `gift_code` (
	`id` text PRIMARY KEY NOT NULL,
	`gift_id` text NOT NULL,
	`position` integer NOT NULL,
	`nonce` text NOT NULL,
	`code_hash` text NOT NULL,
	`state` text NOT NULL,
	`recipient_email` text,
	`recipient_name` text,
	`forget_at` integer,
	`send_at` integer,
	`sent_at` integer,
	`again_key` text,
	`redeemed_by` text,
	`redeemed_at` integer,
	`tell_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gift_code_of` ON `gift_code` (`gift_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `gift_code_hash` ON `gift_code` (`code_hash`);--> statement-breakpoint
CREATE INDEX `gift_code_to_send` ON `gift_code` (`send_at`) WHERE "gift_code"."send_at" is not null;--> statement-breakpoint
CREATE INDEX `gift_code_to_forget` ON `gift_code` (`forget_at`) WHERE "gift_code"."forget_at" is not null;--> statement-breakpoint
CREATE INDEX `gift_code_to_tell` ON `gift_code` (`tell_at`) WHERE "gift_code"."tell_at" is not null;--> statement-breakpoint
CREATE INDEX `gift_code_redeemed_by` ON `gift_code` (`redeemed_by`) WHERE "gift_code"."redeemed_by" is not null;--> statement-breakpoint
CREATE TABLE `collection_invitation` (
	`id` text PRIMARY KEY NOT NULL,
	`collection_id` text NOT NULL,
	`role` text NOT NULL,
	`inviter_id` text NOT NULL,
	`user_id` text,
	`email` text,
	`token_hash` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer,
	`outcome` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collection_invitation_token` ON `collection_invitation` (`token_hash`) WHERE "collection_invitation"."token_hash" is not null;--> statement-breakpoint
CREATE INDEX `collection_invitation_open` ON `collection_invitation` (`collection_id`,`created_at`,`id`) WHERE "collection_invitation"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `collection_invitation_to_user` ON `collection_invitation` (`user_id`,`created_at`,`id`) WHERE "collection_invitation"."user_id" is not null;--> statement-breakpoint
CREATE INDEX `collection_invitation_by_inviter` ON `collection_invitation` (`inviter_id`);--> statement-breakpoint
CREATE INDEX `collection_invitation_expired` ON `collection_invitation` (`expires_at`);--> statement-breakpoint
CREATE TABLE `charge` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`user_id` text,
	`membership_id` text NOT NULL,
	`gift_id` text,
	`purpose` text NOT NULL,
	`plan` text NOT NULL,
	`price` integer NOT NULL,
	`cycle` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`provider` text NOT NULL,
	`method` text,
	`status` text NOT NULL,
	`provider_charge_id` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`fee` integer DEFAULT 0 NOT NULL,
	`tax` integer DEFAULT 0 NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`decline_code` text,
	`created_at` integer NOT NULL,
	`settled_at` integer,
	`is_surplus` integer DEFAULT false NOT NULL,
	`check_at` integer,
	`version` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_key_unique` ON `charge` (`key`);--> statement-breakpoint
CREATE INDEX `charge_of` ON `charge` (`user_id`,`created_at`,`id`) WHERE "charge"."user_id" is not null;--> statement-breakpoint
CREATE INDEX `charge_of_membership` ON `charge` (`membership_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `charge_of_gift` ON `charge` (`gift_id`) WHERE "charge"."gift_id" is not null;--> statement-breakpoint
CREATE INDEX `charge_by_provider` ON `charge` (`provider_charge_id`) WHERE "charge"."provider_charge_id" is not null;--> statement-breakpoint
CREATE INDEX `charge_to_check` ON `charge` (`check_at`) WHERE "charge"."check_at" is not null;--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`charge_id` text NOT NULL,
	`version` integer NOT NULL,
	`kind` text NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`booked_at` integer NOT NULL,
	PRIMARY KEY(`charge_id`, `version`, `kind`, `account`)
);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_time` ON `ledger_entry` (`booked_at`);--> statement-breakpoint
CREATE TABLE `mastodon_account` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`instance` text NOT NULL,
	`account_id` text NOT NULL,
	`username` text NOT NULL,
	`connected_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mastodon_account_at_instance` ON `mastodon_account` (`instance`,`account_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mastodon_account_by_user` ON `mastodon_account` (`user_id`);--> statement-breakpoint
CREATE TABLE `mastodon_app` (
	`instance` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`client_secret` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`color` text,
	`source_url` text,
	`created_at` integer NOT NULL,
	`seen_at` integer,
	`unused_since` integer,
	`removing_at` integer
);
--> statement-breakpoint
CREATE INDEX `media_by_owner` ON `media` (`owner_id`) WHERE "media"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX `media_removing` ON `media` (`removing_at`) WHERE "media"."removing_at" is not null;--> statement-breakpoint
CREATE TABLE `media_resource` (
	`id` text PRIMARY KEY NOT NULL,
	`href` text NOT NULL,
	`iframe_src` text,
	`title` text DEFAULT '' NOT NULL,
	`width` integer,
	`height` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `media_walk` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`places` text NOT NULL,
	`place` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE TABLE `coupon` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`discount` text NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`most_uses` integer,
	`expires_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `coupon_of` ON `coupon` (`user_id`) WHERE "coupon"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `membership` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`is_current` integer DEFAULT false NOT NULL,
	`provider` text NOT NULL,
	`customer_id` text NOT NULL,
	`method_id` text NOT NULL,
	`method` text NOT NULL,
	`method_key` text,
	`method_expires_at` integer,
	`country` text NOT NULL,
	`started_at` integer NOT NULL,
	`subscription` text NOT NULL,
	`fact_count` integer NOT NULL,
	`next_charge_at` integer,
	`ends_at` integer NOT NULL,
	`told_count` integer DEFAULT 0 NOT NULL,
	`untold_since` integer,
	`notice_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_current` ON `membership` (`user_id`) WHERE "membership"."is_current" = 1;--> statement-breakpoint
CREATE INDEX `membership_of` ON `membership` (`user_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `membership_due` ON `membership` (`next_charge_at`) WHERE "membership"."next_charge_at" is not null;--> statement-breakpoint
CREATE INDEX `membership_untold` ON `membership` (`untold_since`) WHERE "membership"."untold_since" is not null;--> statement-breakpoint
CREATE INDEX `membership_notice` ON `membership` (`notice_at`) WHERE "membership"."notice_at" is not null;--> statement-breakpoint
CREATE INDEX `membership_by_method` ON `membership` (`method_id`);--> statement-breakpoint
CREATE TABLE `membership_fact` (
	`id` text PRIMARY KEY NOT NULL,
	`membership_id` text NOT NULL,
	`position` integer NOT NULL,
	`fact` text NOT NULL,
	`known_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_fact_of` ON `membership_fact` (`membership_id`,`position`);--> statement-breakpoint
CREATE TABLE `payment_check` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`since` integer NOT NULL,
	`cursor` text,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`compared` integer DEFAULT 0 NOT NULL,
	`mended` integer DEFAULT 0 NOT NULL,
	`unknown` integer DEFAULT 0 NOT NULL,
	`notes` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_check_by_start` ON `payment_check` (`provider`,`started_at`);--> statement-breakpoint
CREATE TABLE `provider_event` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`at` integer NOT NULL,
	`subjects` text NOT NULL,
	`received_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE INDEX `provider_event_due` ON `provider_event` (`due_at`) WHERE "provider_event"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `provider_event_by_receipt` ON `provider_event` (`received_at`);--> statement-breakpoint
CREATE TABLE `purchase` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`state` text NOT NULL,
	`membership_id` text NOT NULL,
	`provider` text NOT NULL,
	`country` text NOT NULL,
	`quote` text NOT NULL,
	`coupon_code` text,
	`kept` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `purchase_open` ON `purchase` (`user_id`) WHERE "purchase"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX `purchase_left` ON `purchase` (`updated_at`) WHERE "purchase"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX `purchase_of` ON `purchase` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `purchase_by_membership` ON `purchase` (`membership_id`);--> statement-breakpoint
CREATE TABLE `metered_read` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`opened_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`)
);
--> statement-breakpoint
CREATE INDEX `metered_read_of` ON `metered_read` (`user_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `metered_read_by_time` ON `metered_read` (`opened_at`);--> statement-breakpoint
CREATE TABLE `moderation_act` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`staff_id` text NOT NULL,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`reason` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `moderation_act_of_subject` ON `moderation_act` (`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE TABLE `notification` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`event_key` text NOT NULL,
	`group_key` text NOT NULL,
	`actor_id` text,
	`other_actor_id` text,
	`actor_count` integer DEFAULT 1 NOT NULL,
	`post_id` text,
	`collection_id` text,
	`created_at` integer NOT NULL,
	`seen_at` integer,
	`read_at` integer,
	`is_replaced` integer DEFAULT false NOT NULL,
	`mail_due_at` integer,
	`mailed_at` integer,
	`mail_attempts` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notification_of_event` ON `notification` (`user_id`,`event_key`);--> statement-breakpoint
CREATE INDEX `notification_of_user` ON `notification` (`user_id`,`is_replaced`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notification_of_group` ON `notification` (`user_id`,`group_key`);--> statement-breakpoint
CREATE INDEX `notification_unseen` ON `notification` (`user_id`) WHERE "notification"."seen_at" is null;--> statement-breakpoint
CREATE INDEX `notification_mail_due` ON `notification` (`mail_due_at`) WHERE "notification"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX `notification_mailed` ON `notification` (`user_id`,`mailed_at`) WHERE "notification"."mailed_at" is not null;--> statement-breakpoint
CREATE INDEX `notification_by_actor` ON `notification` (`actor_id`) WHERE "notification"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX `notification_by_other_actor` ON `notification` (`other_actor_id`) WHERE "notification"."other_actor_id" is not null;--> statement-breakpoint
CREATE INDEX `notification_by_age` ON `notification` (`created_at`);--> statement-breakpoint
CREATE TABLE `story_announcement` (
	`post_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`told_up_to` text DEFAULT '' NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE INDEX `story_announcement_open` ON `story_announcement` (`done_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `admin_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`key_fingerprint` text NOT NULL,
	`address` text,
	`detail` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_audit_newest` ON `admin_audit` (`at`);--> statement-breakpoint
CREATE TABLE `client_event` (
	`event_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`user_id` text,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `client_event_by_key` ON `client_event` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `client_event_by_receipt` ON `client_event` (`received_at`);--> statement-breakpoint
CREATE INDEX `client_event_by_user` ON `client_event` (`user_id`) WHERE "client_event"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `import_item` (
	`collection_id` text NOT NULL,
	`owner_id` text,
	`format` text NOT NULL,
	`guid` text NOT NULL,
	`post_id` text NOT NULL,
	`content_hash` text NOT NULL,
	`imported_at` integer NOT NULL,
	PRIMARY KEY(`collection_id`, `format`, `guid`)
);
--> statement-breakpoint
CREATE INDEX `import_item_of_owner` ON `import_item` (`owner_id`,`post_id`) WHERE "import_item"."owner_id" is not null;--> statement-breakpoint
CREATE TABLE `purge_outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tag` text NOT NULL,
	`is_urgent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`done_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `purge_outbox_open` ON `purge_outbox` (`done_at`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `post_link` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_link_key` ON `post_link` (`key_hash`);--> statement-breakpoint
CREATE INDEX `post_link_of_post` ON `post_link` (`post_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `post_note` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`parent_id` text,
	`author_id` text,
	`note_key` text NOT NULL,
	`audience` text NOT NULL,
	`collection_id` text,
	`paragraph` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	`resolved_at` integer,
	`resolved_by` text,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `post_note_of_post` ON `post_note` (`post_id`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `post_note_of_key` ON `post_note` (`author_id`,`note_key`);--> statement-breakpoint
CREATE INDEX `post_note_of_note` ON `post_note` (`parent_id`) WHERE "post_note"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX `post_note_by_resolver` ON `post_note` (`resolved_by`) WHERE "post_note"."resolved_by" is not null;--> statement-breakpoint
CREATE INDEX `post_note_deleted` ON `post_note` (`deleted_at`) WHERE "post_note"."deleted_at" is not null and "post_note"."text" <> '';--> statement-breakpoint
CREATE TABLE `post_note_passage` (
	`note_id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`words` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_note_passage_of_post` ON `post_note_passage` (`post_id`);--> statement-breakpoint
CREATE TABLE `post_response` (
	`post_id` text PRIMARY KEY NOT NULL,
	`root_kind` text NOT NULL,
	`root_id` text NOT NULL,
	`parent_id` text NOT NULL,
	`depth` integer NOT NULL,
	`author_id` text NOT NULL,
	`quote_id` text,
	`response_key` text,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`is_counted` integer DEFAULT false NOT NULL,
	`is_pinned` integer DEFAULT false NOT NULL,
	`score` real NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer
);
--> statement-breakpoint
CREATE INDEX `post_response_by_time` ON `post_response` (`parent_id`,`created_at`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_response_by_score` ON `post_response` (`parent_id`,`score`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_response_by_author` ON `post_response` (`author_id`,`created_at`,`post_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `post_response_of_key` ON `post_response` (`author_id`,`response_key`);--> statement-breakpoint
CREATE INDEX `post_response_waiting` ON `post_response` (`root_id`,`status`,`created_at`,`post_id`) WHERE "post_response"."status" <> 'shown';--> statement-breakpoint
CREATE INDEX `post_response_held` ON `post_response` (`created_at`) WHERE "post_response"."status" = 'held';--> statement-breakpoint
CREATE INDEX `post_response_pinned` ON `post_response` (`root_id`) WHERE "post_response"."is_pinned" = 1;--> statement-breakpoint
CREATE TABLE `post` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text DEFAULT 'story' NOT NULL,
	`state` text NOT NULL,
	`access` text DEFAULT 'public' NOT NULL,
	`creator_id` text NOT NULL,
	`co_author_ids` text DEFAULT '[]' NOT NULL,
	`collection_id` text,
	`in_response_to_post_id` text,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`list_title` text DEFAULT '' NOT NULL,
	`list_subtitle` text DEFAULT '' NOT NULL,
	`slug` text DEFAULT '' NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`preview_image_id` text,
	`preview_alt` text DEFAULT '' NOT NULL,
	`preview_color` text,
	`preview_src` text,
	`focus_percent_x` integer DEFAULT 50 NOT NULL,
	`focus_percent_y` integer DEFAULT 50 NOT NULL,
	`version_id` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`first_published_at` integer,
	`latest_published_at` integer,
	`word_count` integer DEFAULT 0 NOT NULL,
	`reading_time` integer DEFAULT 0 NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`canonical_url` text,
	`license` text DEFAULT 'all-rights-reserved' NOT NULL,
	`clap_count` integer DEFAULT 0 NOT NULL,
	`response_count` integer DEFAULT 0 NOT NULL,
	`trending_score` real DEFAULT 0 NOT NULL,
	`featured_at` integer,
	`responses_closed` integer DEFAULT false NOT NULL,
	`is_listed` integer DEFAULT false NOT NULL,
	`withheld_in` text,
	`trashed_at` integer,
	`trashed_from` text
);
--> statement-breakpoint
CREATE INDEX `post_trashed` ON `post` (`trashed_at`);--> statement-breakpoint
CREATE INDEX `post_listed` ON `post` (`is_listed`,`first_published_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_trending` ON `post` (`is_listed`,`trending_score`,`id`);--> statement-breakpoint
CREATE INDEX `post_by_creator` ON `post` (`creator_id`,`is_listed`,`first_published_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_by_creator_trending` ON `post` (`creator_id`,`is_listed`,`trending_score`,`id`);--> statement-breakpoint
CREATE INDEX `post_of_creator` ON `post` (`creator_id`,`id`);--> statement-breakpoint
CREATE INDEX `post_by_collection` ON `post` (`collection_id`,`is_listed`,`first_published_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_by_collection_trending` ON `post` (`collection_id`,`is_listed`,`trending_score`,`id`);--> statement-breakpoint
CREATE INDEX `post_by_collection_featured` ON `post` (`collection_id`,`featured_at`);--> statement-breakpoint
CREATE INDEX `post_scheduled` ON `post` (`state`,`first_published_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_responses` ON `post` (`in_response_to_post_id`,`first_published_at`,`id`);--> statement-breakpoint
CREATE TABLE `post_tag` (
	`post_id` text NOT NULL,
	`tag_slug` text NOT NULL,
	`position` integer NOT NULL,
	`collection_id` text,
	`creator_id` text NOT NULL,
	`first_published_at` integer,
	`trending_score` real DEFAULT 0 NOT NULL,
	`is_listed` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`post_id`, `tag_slug`)
);
--> statement-breakpoint
CREATE INDEX `post_tag_latest` ON `post_tag` (`tag_slug`,`is_listed`,`first_published_at`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_tag_trending` ON `post_tag` (`tag_slug`,`is_listed`,`trending_score`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_tag_collection` ON `post_tag` (`collection_id`,`tag_slug`,`is_listed`,`first_published_at`,`post_id`);--> statement-breakpoint
CREATE TABLE `post_version` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`revision` integer NOT NULL,
	`name` text,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`decoration` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_version_of_post` ON `post_version` (`post_id`,`revision`);--> statement-breakpoint
CREATE INDEX `post_version_by_time` ON `post_version` (`post_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `post_version_undecorated` ON `post_version` (`id`) WHERE "post_version"."decoration" is null;--> statement-breakpoint
CREATE TABLE `private_feed` (
	`user_id` text PRIMARY KEY NOT NULL,
	`nonce` text NOT NULL,
	`key_hash` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `private_feed_key` ON `private_feed` (`key_hash`);--> statement-breakpoint
CREATE TABLE `quote` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`quote_key` text NOT NULL,
	`is_private` integer DEFAULT false NOT NULL,
	`paragraph` text NOT NULL,
	`start` integer NOT NULL,
	`words` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quote_of_passage` ON `quote` (`user_id`,`post_id`,`paragraph`,`start`,`words`,`before`,`after`);--> statement-breakpoint
CREATE INDEX `quote_of_user` ON `quote` (`user_id`,`created_at`,`id`) WHERE "quote"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX `quote_of_post` ON `quote` (`post_id`,`created_at`,`id`) WHERE "quote"."deleted_at" is null and "quote"."is_private" = 0;--> statement-breakpoint
CREATE INDEX `quote_in_post` ON `quote` (`post_id`);--> statement-breakpoint
CREATE INDEX `quote_deleted` ON `quote` (`deleted_at`) WHERE "quote"."deleted_at" is not null;--> statement-breakpoint
CREATE TABLE `post_day` (
	`post_id` text NOT NULL,
	`day` integer NOT NULL,
	`reads` integer DEFAULT 0 NOT NULL,
	`ranked_reads` integer DEFAULT 0 NOT NULL,
	`seconds` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`post_id`, `day`)
);
--> statement-breakpoint
CREATE INDEX `post_day_unranked` ON `post_day` (`day`) WHERE "post_day"."reads" <> "post_day"."ranked_reads";--> statement-breakpoint
CREATE TABLE `post_read` (
	`post_id` text NOT NULL,
	`day` integer NOT NULL,
	`user_id` text NOT NULL,
	`seconds` integer NOT NULL,
	PRIMARY KEY(`post_id`, `day`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `post_read_of_user` ON `post_read` (`user_id`,`day`,`post_id`);--> statement-breakpoint
CREATE TABLE `post_referrer` (
	`post_id` text NOT NULL,
	`host` text NOT NULL,
	`reads` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`post_id`, `host`)
);
--> statement-breakpoint
CREATE TABLE `read_salt` (
	`day` integer PRIMARY KEY NOT NULL,
	`salt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reading_history` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`progress` integer NOT NULL,
	`begun_at` integer NOT NULL,
	`read_at` integer NOT NULL,
	`is_read` integer DEFAULT false NOT NULL,
	`finished_at` integer,
	`removed_at` integer,
	PRIMARY KEY(`user_id`, `post_id`)
);
--> statement-breakpoint
CREATE INDEX `reading_history_of_user` ON `reading_history` (`user_id`,`read_at`,`post_id`) WHERE "reading_history"."removed_at" is null;--> statement-breakpoint
CREATE INDEX `reading_history_removed` ON `reading_history` (`removed_at`) WHERE "reading_history"."removed_at" is not null;--> statement-breakpoint
CREATE TABLE `reading_place` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`device_id` text NOT NULL,
	`device` text NOT NULL,
	`paragraph` text NOT NULL,
	`progress` integer NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`, `device_id`)
);
--> statement-breakpoint
CREATE TABLE `visitor_read` (
	`post_id` text NOT NULL,
	`day` integer NOT NULL,
	`reader` text NOT NULL,
	`seconds` integer NOT NULL,
	PRIMARY KEY(`post_id`, `day`, `reader`)
);
--> statement-breakpoint
CREATE INDEX `visitor_read_of_day` ON `visitor_read` (`day`);--> statement-breakpoint
CREATE TABLE `report` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`reporter_id` text,
	`network_hash` text,
	`reason` text NOT NULL,
	`severity` integer NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`report_key` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_of_person` ON `report` (`case_id`,`reporter_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `report_of_network` ON `report` (`case_id`,`network_hash`) WHERE "report"."reporter_id" is null;--> statement-breakpoint
CREATE INDEX `report_of_case` ON `report` (`case_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `report_of_reporter` ON `report` (`reporter_id`,`created_at`,`id`) WHERE "report"."reporter_id" is not null;--> statement-breakpoint
CREATE TABLE `report_case` (
	`id` text PRIMARY KEY NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`author_id` text NOT NULL,
	`collection_id` text,
	`state` text NOT NULL,
	`reason` text NOT NULL,
	`report_count` integer DEFAULT 0 NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	`snapshot` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`opened_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`decision` text,
	`decision_words` text,
	`decider_id` text,
	`decided_at` integer,
	`appeal_words` text,
	`appealed_at` integer,
	`appeal_reply` text,
	`appeal_decider_id` text,
	`appeal_decided_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_case_open` ON `report_case` (`entity_type`,`entity_id`) WHERE "report_case"."decided_at" is null;--> statement-breakpoint
CREATE INDEX `report_case_queue` ON `report_case` (`state`,`priority`,`id`);--> statement-breakpoint
CREATE INDEX `report_case_queue_reason` ON `report_case` (`state`,`reason`,`priority`,`id`);--> statement-breakpoint
CREATE INDEX `report_case_of_collection` ON `report_case` (`collection_id`,`state`,`priority`,`id`);--> statement-breakpoint
CREATE INDEX `report_case_of_entity` ON `report_case` (`entity_type`,`entity_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `report_case_of_author` ON `report_case` (`author_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `report_case_by_decider` ON `report_case` (`decider_id`) WHERE "report_case"."decider_id" is not null;--> statement-breakpoint
CREATE INDEX `report_case_by_appeal_decider` ON `report_case` (`appeal_decider_id`) WHERE "report_case"."appeal_decider_id" is not null;--> statement-breakpoint
CREATE INDEX `report_case_by_time` ON `report_case` (`opened_at`,`reason`,`state`,`decision`);--> statement-breakpoint
CREATE TABLE `sequence` (
	`id` text PRIMARY KEY NOT NULL,
	`creator_id` text NOT NULL,
	`slug` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`image_id` text,
	`image_alt` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`published_at` integer,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `sequence_by_creator` ON `sequence` (`creator_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `sequence_deleted` ON `sequence` (`deleted_at`,`id`) WHERE "sequence"."deleted_at" is not null;--> statement-breakpoint
CREATE TABLE `sequence_part` (
	`sequence_id` text NOT NULL,
	`post_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`sequence_id`, `post_id`)
);
--> statement-breakpoint
CREATE INDEX `sequence_part_ordered` ON `sequence_part` (`sequence_id`,`position`,`post_id`);--> statement-breakpoint
CREATE INDEX `sequence_part_by_post` ON `sequence_part` (`post_id`,`sequence_id`);--> statement-breakpoint
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
CREATE INDEX `session_by_acts_as` ON `session` (`acts_as_user_id`) WHERE "session"."acts_as_user_id" is not null;--> statement-breakpoint
CREATE INDEX `session_by_parent` ON `session` (`parent_hash`);--> statement-breakpoint
CREATE INDEX `session_by_expiry` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `story_import` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`format` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`state` text NOT NULL,
	`upload_id` text,
	`as_drafts` integer DEFAULT false NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `story_import_by_owner` ON `story_import` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `story_import_by_state` ON `story_import` (`state`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `story_import_entry` (
	`import_id` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`state` text,
	`published_at` integer,
	`notes` text DEFAULT '' NOT NULL,
	`is_left_out` integer DEFAULT false NOT NULL,
	`outcome` text,
	`post_id` text,
	`revision` integer,
	`saved_at` integer,
	PRIMARY KEY(`import_id`, `position`)
);
--> statement-breakpoint
CREATE TABLE `story_import_part` (
	`import_id` text NOT NULL,
	`number` integer NOT NULL,
	`etag` text NOT NULL,
	PRIMARY KEY(`import_id`, `number`)
);
--> statement-breakpoint
CREATE TABLE `submission` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`collection_id` text NOT NULL,
	`creator_id` text NOT NULL,
	`submit_key` text NOT NULL,
	`state` text NOT NULL,
	`turn` text NOT NULL,
	`turn_at` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`submitted_at` integer,
	`answered_at` integer,
	`response_time` integer,
	`closed_at` integer,
	`reviewer_id` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submission_of_key` ON `submission` (`creator_id`,`submit_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `submission_open_of_post` ON `submission` (`post_id`) WHERE "submission"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `submission_open_of_creator` ON `submission` (`creator_id`,`collection_id`) WHERE "submission"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `submission_inbox` ON `submission` (`collection_id`,`turn`,`turn_at`,`id`);--> statement-breakpoint
CREATE INDEX `submission_of_creator` ON `submission` (`creator_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `submission_of_post` ON `submission` (`post_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `submission_by_reviewer` ON `submission` (`reviewer_id`) WHERE "submission"."reviewer_id" is not null;--> statement-breakpoint
CREATE INDEX `submission_answered` ON `submission` (`collection_id`,`answered_at`,`response_time`) WHERE "submission"."answered_at" is not null;--> statement-breakpoint
CREATE TABLE `submission_note` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`author_id` text,
	`state` text,
	`text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submission_note_ordered` ON `submission_note` (`submission_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `submission_note_by_author` ON `submission_note` (`author_id`);--> statement-breakpoint
CREATE TABLE `submission_settings` (
	`collection_id` text PRIMARY KEY NOT NULL,
	`submitters` text NOT NULL,
	`guidelines` text DEFAULT '' NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tag` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`follower_count` integer DEFAULT 0 NOT NULL,
	`post_count` integer DEFAULT 0 NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tag_by_posts` ON `tag` (`post_count`,`slug`);--> statement-breakpoint
CREATE INDEX `tag_featured` ON `tag` (`is_featured`,`post_count`,`slug`);--> statement-breakpoint
CREATE TABLE `tag_writer` (
	`tag_slug` text NOT NULL,
	`user_id` text NOT NULL,
	`post_count` integer DEFAULT 0 NOT NULL,
	`latest_post_at` integer,
	PRIMARY KEY(`tag_slug`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `tag_writer_by_user` ON `tag_writer` (`user_id`);--> statement-breakpoint
CREATE INDEX `tag_writer_ranked` ON `tag_writer` (`tag_slug`,`post_count`,`user_id`);--> statement-breakpoint
CREATE TABLE `client_error` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL,
	`at` integer NOT NULL,
	`name` text NOT NULL,
	`message` text NOT NULL,
	`stack` text NOT NULL,
	`file_name` text NOT NULL,
	`line_number` integer NOT NULL,
	`build` text NOT NULL,
	`location` text NOT NULL,
	`user_id` text,
	`user_agent` text
);
--> statement-breakpoint
CREATE INDEX `client_error_by_receipt` ON `client_error` (`received_at`);--> statement-breakpoint
CREATE INDEX `client_error_by_user` ON `client_error` (`user_id`) WHERE "client_error"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `client_performance` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`received_at` integer NOT NULL,
	`kind` text NOT NULL,
	`page_type` text NOT NULL,
	`value` real NOT NULL,
	`is_logged_in` integer DEFAULT false NOT NULL,
	`is_mobile_or_tablet` integer DEFAULT false NOT NULL,
	`build` text NOT NULL,
	`parts` text
);
--> statement-breakpoint
CREATE INDEX `client_performance_by_kind` ON `client_performance` (`kind`,`page_type`,`received_at`);--> statement-breakpoint
CREATE INDEX `client_performance_by_receipt` ON `client_performance` (`received_at`);--> statement-breakpoint
CREATE TABLE `exposure` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`variant` text NOT NULL,
	`post_id` text,
	`collection_id` text,
	`user_id` text
);
--> statement-breakpoint
CREATE INDEX `exposure_by_subject` ON `exposure` (`kind`,`subject`,`received_at`);--> statement-breakpoint
CREATE INDEX `exposure_by_receipt` ON `exposure` (`received_at`);--> statement-breakpoint
CREATE INDEX `exposure_by_user` ON `exposure` (`user_id`) WHERE "exposure"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `report_count` (
	`kind` text NOT NULL,
	`day` integer NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `day`)
);
--> statement-breakpoint
CREATE TABLE `search_click` (
	`query_id` text NOT NULL,
	`object_id` text NOT NULL,
	`index_name` text NOT NULL,
	`position` integer NOT NULL,
	`received_at` integer NOT NULL,
	`user_id` text,
	PRIMARY KEY(`query_id`, `object_id`)
);
--> statement-breakpoint
CREATE INDEX `search_click_by_object` ON `search_click` (`index_name`,`object_id`,`received_at`);--> statement-breakpoint
CREATE INDEX `search_click_by_receipt` ON `search_click` (`received_at`);--> statement-breakpoint
CREATE INDEX `search_click_by_user` ON `search_click` (`user_id`) WHERE "search_click"."user_id" is not null;--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`name` text NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	`image_id` text,
	`about` text,
	`email` text,
	`email_verified_at` integer,
	`unverified_email` text,
	`deactivated_at` integer,
	`delete_after` integer,
	`username_changed_at` integer,
	`icon_viewed_at` integer,
	`created_at` integer NOT NULL,
	`is_staff` integer DEFAULT false NOT NULL,
	`is_suspended` integer DEFAULT false NOT NULL,
	`is_book_author` integer DEFAULT false NOT NULL,
	`has_subdomain` integer DEFAULT false NOT NULL,
	`membership_tier` text,
	`member_since` integer,
	`membership_ends_at` integer,
	`friend_since` integer,
	`follower_count` integer DEFAULT 0 NOT NULL,
	`following_count` integer DEFAULT 0 NOT NULL,
	`post_count` integer DEFAULT 0 NOT NULL,
	`book_count` integer DEFAULT 0 NOT NULL,
	`pinned_post_id` text,
	`theme` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_username` ON `user` (`username`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_by_followers` ON `user` (`is_suspended`,`follower_count`,`id`);--> statement-breakpoint
CREATE INDEX `user_by_delete_after` ON `user` (`delete_after`);--> statement-breakpoint
CREATE INDEX `user_staff` ON `user` (`is_staff`) WHERE "user"."is_staff" = 1;--> statement-breakpoint
CREATE TABLE `user_domain` (
	`domain` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`verified_at` integer
);
--> statement-breakpoint
CREATE INDEX `user_domain_by_user` ON `user_domain` (`user_id`);--> statement-breakpoint
CREATE TABLE `username_history` (
	`username` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`replaced_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `username_history_by_user` ON `username_history` (`user_id`);--> statement-breakpoint
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
CREATE INDEX `tag_follow_newest` ON `tag_follow` (`user_id`,`created_at`,`tag_slug`);--> statement-breakpoint
CREATE TABLE `user_preference` (
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `name`)
);
--> statement-breakpoint
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
CREATE INDEX `webhook_delivery_by_creation` ON `webhook_delivery` (`created_at`);--> statement-breakpoint
-- drizzle-kit knows no triggers.
CREATE TRIGGER `moderation_act_unchanged` BEFORE UPDATE ON `moderation_act`
BEGIN
	SELECT RAISE(ABORT, 'The moderation log is never rewritten');
END;
--> statement-breakpoint
CREATE TRIGGER `moderation_act_kept` BEFORE DELETE ON `moderation_act`
BEGIN
	SELECT RAISE(ABORT, 'The moderation log is never rewritten');
END;
--> statement-breakpoint
CREATE TRIGGER `collection_act_unchanged` BEFORE UPDATE ON `collection_act`
BEGIN
	SELECT RAISE(ABORT, 'The log of a publication is never rewritten');
END;
--> statement-breakpoint
CREATE TRIGGER `collection_act_kept` BEFORE DELETE ON `collection_act`
BEGIN
	SELECT RAISE(ABORT, 'The log of a publication is never rewritten');
END;

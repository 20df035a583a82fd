-- Hash of the secret that may stop and delete; null: whoever is signed in at the desk alone may.
alter table site_audit.crawl add column manage_hash text;

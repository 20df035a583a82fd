-- Audits of the agency's own people belong to no visitor.
update site_audit.crawl set visitor = null where visitor = '';

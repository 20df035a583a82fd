-- Audits of the agency's own people belong to no visitor.
update crawl set visitor = null where visitor = '';

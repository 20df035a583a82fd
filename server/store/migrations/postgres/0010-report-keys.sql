-- A report is named by its key, the hash of the secret that its link had: no table holds a secret.
update reading set report = encode(sha256(convert_to(split_part(report, '#', 2), 'UTF8')), 'hex')
where report like '%#%';
update event set body = jsonb_set(body::jsonb, '{audit,report}', to_jsonb(encode(sha256(
  convert_to(split_part(body::jsonb -> 'audit' ->> 'report', '#', 2), 'UTF8')), 'hex')))::text
where kind in ('audit-begun', 'audit-done', 'audit-failed')
  and body::jsonb -> 'audit' ->> 'report' like '%#%';

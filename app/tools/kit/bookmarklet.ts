/**
 * Copies the page that is open, as the browser shows it now, with the comment by which browsers
 * mark a saved page. Runs on the visitor's click, in the page that is open; sends nothing.
 */
export const bookmarklet = `javascript:${encodeURIComponent(`(async()=>{
const u=location.href.replaceAll("--","%2D%2D");
const h="<!doctype html>\\n<!-- saved from url=("+String(u.length).padStart(4,"0")+")"+u+" -->\\n"+document.documentElement.outerHTML;
try{await navigator.clipboard.writeText(h)}catch{
const t=document.createElement("textarea");t.value=h;document.body.append(t);t.select();document.execCommand("copy");t.remove()}
alert("Copied "+h.length.toLocaleString()+" characters of HTML. Paste them into the tool.")})()`)}`;

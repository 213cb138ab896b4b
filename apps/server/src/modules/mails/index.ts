export { createMailServer, type MailServer } from './mail-server.ts';
export { postMail } from './mail.ts';
export { registerMails } from './routes.ts';
export { mailJobs } from './send-mail.ts';

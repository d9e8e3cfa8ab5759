import { sessionLine, type MailTexts } from './mail-texts.ts';

const entered = {
  registration: 'इस पते से Waymark पर पंजीकरण किया गया।',
  change: 'यह पता किसी दूसरे Waymark खाते के नए ईमेल के रूप में दिया गया।',
};

/** Draft translations, not reviewed yet. */
export const hi: MailTexts = {
  greeting: 'नमस्ते,',
  closing: 'शुभकामनाओं के साथ,',
  tag: 'hi-IN-u-nu-latn',
  confirmEmail: (url) => ({
    subject: 'Waymark के लिए अपने ईमेल की पुष्टि करें',
    paragraphs: [
      'इस पते से Waymark पर पंजीकरण किया गया। पंजीकरण के 24 घंटों के भीतर इसकी पुष्टि करें और अपने खाते का पासवर्ड चुनें।',
      { label: 'अपने ईमेल की पुष्टि करें', url },
      'अगर पंजीकरण आपने नहीं किया, तो इस मेल पर ध्यान न दें: कोई खाता नहीं बनेगा।',
    ],
  }),
  newEmail: (url) => ({
    subject: 'Waymark के लिए अपने नए ईमेल की पुष्टि करें',
    paragraphs: [
      'यह पता एक Waymark खाते के नए ईमेल के रूप में दिया गया। 24 घंटों के भीतर इसकी पुष्टि करें।',
      { label: 'अपने नए ईमेल की पुष्टि करें', url },
      'अगर यह खाता आपका नहीं है, तो इस मेल पर ध्यान न दें: खाते का ईमेल वही रहेगा।',
    ],
  }),
  accountExists: (where, { login, password }) => ({
    subject: 'आपका Waymark खाता पहले से है',
    paragraphs: [
      `${entered[where]} इस पते का खाता पहले से है, और उसमें कुछ नहीं बदला।`,
      'अगर यह आपने किया, तो लॉग इन करें। पासवर्ड याद न हो, तो नया पासवर्ड चुनें।',
      { label: 'लॉग इन करें', url: login },
      { label: 'नया पासवर्ड चुनें', url: password },
      'अगर यह आपने नहीं किया, तो आपको कुछ करने की ज़रूरत नहीं है।',
    ],
  }),
  firstPassword: (url) => ({
    subject: 'Waymark के लिए अपना पासवर्ड चुनें',
    paragraphs: [
      'Waymark पर आपका खाता है, और यह पता उसका ईमेल है। अगले 14 दिनों के भीतर अपना पासवर्ड चुनें।',
      { label: 'अपना पासवर्ड चुनें', url },
      'यह लिंक एक बार काम करता है। अगर आपके पास पहले से पासवर्ड है, तो तब तक वही चलेगा।',
    ],
  }),
  newPassword: (url, warnings) => ({
    subject: 'Waymark के लिए नया पासवर्ड चुनें',
    paragraphs: [
      'आपके Waymark खाते के लिए नया पासवर्ड माँगा गया। अगले 30 मिनट के भीतर नया पासवर्ड चुनें।',
      { label: 'नया पासवर्ड चुनें', url },
      ...warnings,
      'अगर यह आपने नहीं माँगा, तो इस मेल पर ध्यान न दें: आपका पासवर्ड वही रहेगा।',
    ],
  }),
  feedback: {
    subject: 'Waymark पर नया फ़ीडबैक',
    paragraphs: ['Waymark पर आपके लिए नया फ़ीडबैक है।'],
  },
  mentor: {
    subject: 'Waymark पर आपके नए मेंटर',
    paragraphs: ['Waymark पर अब आपके नए मेंटर हैं।'],
  },
  sessions: (day, sessions, timeZone) => ({
    subject: sessions.length === 1 ? `${day} को आपका सत्र` : `${day} को आपके सत्र`,
    paragraphs: [
      sessions.length === 1
        ? `${day} को आपका एक सत्र है:`
        : `${day} को आपके ${sessions.length} सत्र हैं:`,
      ...sessions.map(sessionLine),
      `समय ${timeZone} के अनुसार हैं।`,
    ],
  }),
  openDashboard: 'अपना डैशबोर्ड खोलें',
  turnOff: 'ये मेल बंद करें',
  oneAnHour: 'ऐसा मेल एक घंटे में ज़्यादा से ज़्यादा एक बार आता है।',
  oneADay: 'ऐसा मेल एक दिन के लिए एक बार आता है।',
};

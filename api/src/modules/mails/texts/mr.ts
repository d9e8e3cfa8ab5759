import { sessionLine, type MailTexts } from './mail-texts.ts';

const entered = {
  registration: 'या पत्त्यावरून Waymark वर नोंदणी केली गेली.',
  change: 'हा पत्ता दुसऱ्या Waymark खात्याचा नवा ईमेल म्हणून दिला गेला.',
};

/** Draft translations, not reviewed yet. */
export const mr: MailTexts = {
  greeting: 'नमस्कार,',
  closing: 'शुभेच्छांसह,',
  tag: 'mr-IN-u-nu-latn',
  confirmEmail: (url) => ({
    subject: 'Waymark साठी आपल्या ईमेलची पुष्टी करा',
    paragraphs: [
      'या पत्त्यावरून Waymark वर नोंदणी केली गेली. नोंदणीनंतर 24 तासांत त्याची पुष्टी करा आणि आपल्या खात्याचा पासवर्ड निवडा.',
      { label: 'आपल्या ईमेलची पुष्टी करा', url },
      'आपण नोंदणी केली नसेल, तर या मेलकडे दुर्लक्ष करा: कोणतेही खाते तयार होणार नाही.',
    ],
  }),
  newEmail: (url) => ({
    subject: 'Waymark साठी आपल्या नव्या ईमेलची पुष्टी करा',
    paragraphs: [
      'हा पत्ता एका Waymark खात्याचा नवा ईमेल म्हणून दिला गेला. 24 तासांत त्याची पुष्टी करा.',
      { label: 'आपल्या नव्या ईमेलची पुष्टी करा', url },
      'हे खाते आपले नसेल, तर या मेलकडे दुर्लक्ष करा: खात्याचा ईमेल तोच राहील.',
    ],
  }),
  accountExists: (where, { login, password }) => ({
    subject: 'आपले Waymark खाते आधीपासून आहे',
    paragraphs: [
      `${entered[where]} या पत्त्याचे खाते आधीपासून आहे, आणि त्यात काहीही बदललेले नाही.`,
      'हे आपण केले असेल, तर लॉग इन करा. पासवर्ड आठवत नसेल, तर नवा पासवर्ड निवडा.',
      { label: 'लॉग इन करा', url: login },
      { label: 'नवा पासवर्ड निवडा', url: password },
      'हे आपण केले नसेल, तर काहीही करण्याची गरज नाही.',
    ],
  }),
  firstPassword: (url) => ({
    subject: 'Waymark साठी आपला पासवर्ड निवडा',
    paragraphs: [
      'Waymark वर आपले खाते आहे, आणि हा पत्ता त्याचा ईमेल आहे. पुढील 14 दिवसांत आपला पासवर्ड निवडा.',
      { label: 'आपला पासवर्ड निवडा', url },
      'ही लिंक एकदाच चालते. आपल्याकडे आधीपासून पासवर्ड असेल, तर तोपर्यंत तोच चालेल.',
    ],
  }),
  newPassword: (url, warnings) => ({
    subject: 'Waymark साठी नवा पासवर्ड निवडा',
    paragraphs: [
      'आपल्या Waymark खात्यासाठी नवा पासवर्ड मागितला गेला. पुढील 30 मिनिटांत नवा पासवर्ड निवडा.',
      { label: 'नवा पासवर्ड निवडा', url },
      ...warnings,
      'हे आपण मागितले नसेल, तर या मेलकडे दुर्लक्ष करा: आपला पासवर्ड तोच राहील.',
    ],
  }),
  feedback: {
    subject: 'Waymark वर नवा अभिप्राय',
    paragraphs: ['Waymark वर आपल्यासाठी नवा अभिप्राय आहे.'],
  },
  mentor: {
    subject: 'Waymark वर आपले नवे मेंटर',
    paragraphs: ['Waymark वर आता आपले नवे मेंटर आहेत.'],
  },
  sessions: (day, sessions, timeZone) => ({
    subject: sessions.length === 1 ? `${day} रोजी आपले सत्र` : `${day} रोजी आपली सत्रे`,
    paragraphs: [
      sessions.length === 1
        ? `${day} रोजी आपले एक सत्र आहे:`
        : `${day} रोजी आपली ${sessions.length} सत्रे आहेत:`,
      ...sessions.map(sessionLine),
      `वेळा ${timeZone} नुसार आहेत.`,
    ],
  }),
  openDashboard: 'आपला डॅशबोर्ड उघडा',
  turnOff: 'हे मेल बंद करा',
  oneAnHour: 'असा मेल एका तासात जास्तीत जास्त एकदा येतो.',
  oneADay: 'असा मेल एका दिवसासाठी एकदा येतो.',
};

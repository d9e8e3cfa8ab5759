/** id (sha256 of the text) → an operation of the web. */
export const trustedDocuments: Record<string, { name: string; text: string }> = {
  "69a41f27156425e8afb3d786b900d7dcf17591526f69390d266ab2afa90e0ff1": {
    "name": "AccountSessions",
    "text": "query AccountSessions($accountId: ID!) {\n  accountSessions(accountId: $accountId) {\n    ...SessionEntry\n    __typename\n  }\n}\n\nfragment SessionEntry on Session {\n  id\n  begunAt\n  lastUsedAt\n  device\n  isCurrent\n  __typename\n}"
  },
  "404c654dcc5c63954675ff4ff81c804e1f4563bc23bf84a7e7d3f00f4c70fc00": {
    "name": "AddAdministrator",
    "text": "mutation AddAdministrator($input: AddAdministratorInput!) {\n  addAdministrator(input: $input) {\n    administrator {\n      ...AdministratorRow\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment AdministratorRow on Administrator {\n  __typename\n  id\n  name\n  email\n  secondFactor\n  createdAt\n}"
  },
  "07c55abf250731e903958e702e8cf274e2ee6487404c7c634a56dddf122a0fa0": {
    "name": "AddAgreedStep",
    "text": "mutation AddAgreedStep($input: AddAgreedStepInput!) {\n  addAgreedStep(input: $input) {\n    person {\n      ...BetweenSessions\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}"
  },
  "febaa9ebbd1eac0325e78398a703724aa39ae50a5e463f71b5b05e5d5a839cf1": {
    "name": "AddClub",
    "text": "mutation AddClub($input: AddClubInput!) {\n  addClub(input: $input) {\n    club {\n      ...ClubRow\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment ClubRow on Club {\n  id\n  name\n  description\n  clubFor\n  membersCount\n  version\n  stages {\n    id\n    name\n    description\n    __typename\n  }\n  __typename\n}"
  },
  "103945e1900bbafb7169f5e71cc71a759e103e422b81c3aee840779cfa90c001": {
    "name": "AddMentor",
    "text": "mutation AddMentor($input: AddMentorInput!) {\n  addMentor(input: $input) {\n    mentor {\n      ...MentorRow\n      __typename\n    }\n    passwordLink {\n      ...PasswordLinkEntry\n      __typename\n    }\n    userErrors {\n      field\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment MentorRow on Mentor {\n  __typename\n  id\n  name\n  email\n  phone\n  specialization\n  experience\n  status\n  studentsCount\n  secondFactor\n  version\n  club {\n    id\n    name\n    clubFor\n    __typename\n  }\n}\n\nfragment PasswordLinkEntry on PasswordLink {\n  url\n  expiresAt\n  __typename\n}"
  },
  "6d4502f3641ff2b5d7c38484c1fb0774e40ebf72fc7dd119899bde718bce67c5": {
    "name": "Administrators",
    "text": "query Administrators {\n  administrators {\n    ...AdministratorRow\n    __typename\n  }\n}\n\nfragment AdministratorRow on Administrator {\n  __typename\n  id\n  name\n  email\n  secondFactor\n  createdAt\n}"
  },
  "06b3633f9a46af0a2a9e9e06f6af4bcbd8225ce725d7055f6fb5438c1f691910": {
    "name": "AnswerFeedback",
    "text": "mutation AnswerFeedback($input: AnswerFeedbackInput!) {\n  answerFeedback(input: $input) {\n    person {\n      __typename\n      ...Journey\n      ...OwnAnswers\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment Journey on Person {\n  id\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment OwnAnswers on Person {\n  id\n  progress {\n    stages {\n      id\n      version\n      answer {\n        text\n        at\n        readAt\n        isClosed\n        __typename\n      }\n      stage {\n        id\n        name\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}"
  },
  "700b0a03a533257a47d90554f902d0073a18a2b276d9ba8ac5f1b12d15ef5cd4": {
    "name": "AskForDeletion",
    "text": "mutation AskForDeletion($input: AskForDeletionInput!) {\n  askForDeletion(input: $input) {\n    request {\n      ...MyDeletionRequest\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment MyDeletionRequest on DeletionRequest {\n  id\n  status\n  reason\n  askedAt\n  decidedAt\n  answer\n  __typename\n}"
  },
  "6e3eee9a9c4ea412ebe054422cc1495655d5e42a8935173167caf16aec746e33": {
    "name": "AssignClub",
    "text": "mutation AssignClub($input: AssignClubInput!) {\n  assignClub(input: $input) {\n    person {\n      ...PersonRow\n      __typename\n    }\n    userErrors {\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "42f4384e3deddeb641cd19cda8bcf00cdce513902881e9bbdbfb2829ddd06af9": {
    "name": "AssignClubs",
    "text": "mutation AssignClubs($input: AssignClubsInput!) {\n  assignClubs(input: $input) {\n    results {\n      personId\n      person {\n        id\n        version\n        ...PersonRow\n        __typename\n      }\n      userErrors {\n        code\n        message\n        __typename\n      }\n      __typename\n    }\n    userErrors {\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "f5da9ae3611260585d72306ceafe8090e419730ca63c40e34371aad48caf6b19": {
    "name": "AssignMentor",
    "text": "mutation AssignMentor($input: AssignMentorInput!) {\n  assignMentor(input: $input) {\n    person {\n      ...PersonRow\n      __typename\n    }\n    userErrors {\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "78c0892638fd7ba011a0ce224e96e1c01a61c91435e11b12d81f59ce0394b4d5": {
    "name": "AssignMentorToClub",
    "text": "mutation AssignMentorToClub($input: AssignMentorToClubInput!) {\n  assignMentorToClub(input: $input) {\n    mentor {\n      ...ClubMentor\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment ClubMentor on Mentor {\n  id\n  name\n  specialization\n  studentsCount\n  status\n  version\n  club {\n    id\n    name\n    clubFor\n    __typename\n  }\n  __typename\n}"
  },
  "8560f81aa688b01b8d26c1023950b731ad7e56f67583fe78971c9b6d06dbc05b": {
    "name": "AssignMentors",
    "text": "mutation AssignMentors($input: AssignMentorsInput!) {\n  assignMentors(input: $input) {\n    results {\n      personId\n      person {\n        id\n        version\n        ...PersonRow\n        __typename\n      }\n      userErrors {\n        code\n        message\n        __typename\n      }\n      __typename\n    }\n    userErrors {\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "646a371100eec2c884b97805ccf8f26e46cd452c204303c1124c38a5e73136eb": {
    "name": "CancelEmailChange",
    "text": "mutation CancelEmailChange {\n  cancelEmailChange {\n    cancelled\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "3297c28a0267c5473a5bbf1cfb90f6a5b35aef3f6d41f9973ff16e2127618ee6": {
    "name": "CancelNextSession",
    "text": "mutation CancelNextSession($input: CancelNextSessionInput!) {\n  cancelNextSession(input: $input) {\n    person {\n      ...BetweenSessions\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}"
  },
  "69b17ab3cd884f48fd7e91175d3d5b241ab0ee7082e55e24e94a69fe509ed861": {
    "name": "CarryOutDeletion",
    "text": "mutation CarryOutDeletion($input: CarryOutDeletionInput!) {\n  carryOutDeletion(input: $input) {\n    request {\n      ...DeletionRequestRow\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment DeletionRequestRow on DeletionRequest {\n  id\n  status\n  reason\n  askedAt\n  person {\n    id\n    name\n    email\n    audience\n    __typename\n  }\n  __typename\n}"
  },
  "390db1c98e023843dffa9b04a4689a5537f861caec2dad65b24385ed37b42d51": {
    "name": "ChangePassword",
    "text": "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) {\n    changed\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "d5048f34555194fdd41f8050f7a6a83023eeef7c3a4049e93c3efd7520498a63": {
    "name": "CloseConcern",
    "text": "mutation CloseConcern($input: CloseConcernInput!) {\n  closeConcern(input: $input) {\n    concern {\n      ...ConcernRow\n      ...ConcernRecord\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment ConcernRecord on Concern {\n  id\n  takenAt\n  closedAt\n  text\n  note\n  writer {\n    id\n    name\n    email\n    audience\n    __typename\n  }\n  __typename\n}\n\nfragment ConcernRow on Concern {\n  id\n  category\n  status\n  reportedAt\n  takenBy {\n    id\n    name\n    __typename\n  }\n  closedBy {\n    id\n    name\n    __typename\n  }\n  __typename\n}"
  },
  "91ecf718269aa29fbb3a20f840b65165665ddfaafe9143a9e424f335787e3a3a": {
    "name": "ClubCandidates",
    "text": "query ClubCandidates($clubFor: ClubAudience!) {\n  clubs(clubFor: $clubFor) {\n    id\n    name\n    description\n    stages {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "6b4c6a2ffda2d8422288b8992227b3834b41d9f76d6d3510f40e422b2a2a61e3": {
    "name": "ClubChoices",
    "text": "query ClubChoices($clubFor: ClubAudience!) {\n  clubChoices(clubFor: $clubFor) {\n    id\n    name\n    description\n    stages {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "a5f1ef67ba22c9a58e176f051cebb94c5d94472937195d3836140c8c93755fb5": {
    "name": "Clubs",
    "text": "query Clubs {\n  clubs {\n    ...ClubRow\n    __typename\n  }\n  mentors {\n    ...ClubMentor\n    __typename\n  }\n}\n\nfragment ClubMentor on Mentor {\n  id\n  name\n  specialization\n  studentsCount\n  status\n  version\n  club {\n    id\n    name\n    clubFor\n    __typename\n  }\n  __typename\n}\n\nfragment ClubRow on Club {\n  id\n  name\n  description\n  clubFor\n  membersCount\n  version\n  stages {\n    id\n    name\n    description\n    __typename\n  }\n  __typename\n}"
  },
  "fd2f67c5e9a0e233f0447511e41f484fc2a5c1e19bdcc90404d9e30e4a91f1d7": {
    "name": "Concern",
    "text": "query Concern($id: ID!) {\n  concern(id: $id) {\n    ...ConcernRow\n    ...ConcernRecord\n    __typename\n  }\n}\n\nfragment ConcernRecord on Concern {\n  id\n  takenAt\n  closedAt\n  text\n  note\n  writer {\n    id\n    name\n    email\n    audience\n    __typename\n  }\n  __typename\n}\n\nfragment ConcernRow on Concern {\n  id\n  category\n  status\n  reportedAt\n  takenBy {\n    id\n    name\n    __typename\n  }\n  closedBy {\n    id\n    name\n    __typename\n  }\n  __typename\n}"
  },
  "90f0a609b74243805b731e76f0710eb7184ffc2f566ea4b4d0fad30e26ab59e6": {
    "name": "Concerns",
    "text": "query Concerns($status: ConcernStatus, $page: PageInput) {\n  concerns(status: $status, page: $page) {\n    totalCount\n    pageCount\n    items {\n      ...ConcernRow\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment ConcernRow on Concern {\n  id\n  category\n  status\n  reportedAt\n  takenBy {\n    id\n    name\n    __typename\n  }\n  closedBy {\n    id\n    name\n    __typename\n  }\n  __typename\n}"
  },
  "551ae731403a1f627add476e261cd8c739ec4bef1c9a91e88c80b848df02e46e": {
    "name": "ConfirmEmail",
    "text": "mutation ConfirmEmail($input: ConfirmEmailInput!) {\n  confirmEmail(input: $input) {\n    token\n    user {\n      ...SessionUser\n      language\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment SessionUser on User {\n  id\n  name\n  email\n  phone\n  role\n  formSubmitted\n  secondFactorDue\n  __typename\n}"
  },
  "c5b4b230b8824823c8d061fb479a44817ebf43eb868ef57a18d66137dd453933": {
    "name": "ConfirmEmailChange",
    "text": "mutation ConfirmEmailChange($input: ConfirmEmailChangeInput!) {\n  confirmEmailChange(input: $input) {\n    confirmed\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "8a77e7b9e1f6eeb66aa96cdfd50482a44acda986ff98c2161f87afaa48c754b4": {
    "name": "CreatePasswordLink",
    "text": "mutation CreatePasswordLink($input: CreatePasswordLinkInput!) {\n  createPasswordLink(input: $input) {\n    passwordLink {\n      ...PasswordLinkEntry\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PasswordLinkEntry on PasswordLink {\n  url\n  expiresAt\n  __typename\n}"
  },
  "d85cea1aa5e9c837ee743ae93052b652daa086fcb218f170f1c913da2da7c8b5": {
    "name": "DashboardCounts",
    "text": "query DashboardCounts {\n  dashboardCounts {\n    students\n    educators\n    mentors\n    clubs\n    formSubmitted\n    __typename\n  }\n}"
  },
  "8ef13b821643567add82050f9c2294e1f853f5d239f0a5630bcb973323bdd23a": {
    "name": "DeleteClub",
    "text": "mutation DeleteClub($input: DeleteClubInput!) {\n  deleteClub(input: $input) {\n    deletedId\n    club {\n      ...ClubRow\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment ClubRow on Club {\n  id\n  name\n  description\n  clubFor\n  membersCount\n  version\n  stages {\n    id\n    name\n    description\n    __typename\n  }\n  __typename\n}"
  },
  "b24930b28e975573af2db5a107b35f90d2390d3ca140c63ee58aeb65c48ddd41": {
    "name": "DeletionRequests",
    "text": "query DeletionRequests {\n  deletionRequests {\n    ...DeletionRequestRow\n    __typename\n  }\n}\n\nfragment DeletionRequestRow on DeletionRequest {\n  id\n  status\n  reason\n  askedAt\n  person {\n    id\n    name\n    email\n    audience\n    __typename\n  }\n  __typename\n}"
  },
  "b4db36aae3bc99ecd974cdb664b4122219c319842fab2f5dc629adaafa5922af": {
    "name": "EducatorAgain",
    "text": "query EducatorAgain($id: ID!) {\n  educator(id: $id) {\n    ...PersonRow\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "cab1fe1365a4487bde632503b4a4b55a1d579a2bbe8fdf2a8e02e191ac2623cb": {
    "name": "EducatorAnswers",
    "text": "query EducatorAnswers {\n  myEducatorProfile {\n    id\n    name\n    email\n    phone\n    club {\n      id\n      __typename\n    }\n    formDetails {\n      ...EducatorAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment EducatorAnswerFields on EducatorFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  preferredLanguage\n  currentPosition\n  institution\n  experience\n  qualifications\n  specialization\n  researchInterests\n  publications\n  certifications\n  interests\n  achievements\n  __typename\n}"
  },
  "4b0cafbd66dd218a7a9f44154b56e3f5f7e7e2880f9e607736015ed2bb5895bd": {
    "name": "EducatorDashboard",
    "text": "query EducatorDashboard {\n  person: myEducatorProfile {\n    __typename\n    id\n    name\n    formSubmitted\n    ...PersonDetails\n    ...PersonProfile\n    ...ProfessionalProfile\n    nextSession {\n      ...NextSession\n      __typename\n    }\n    agreedSteps {\n      ...OwnStep\n      __typename\n    }\n    ...Journey\n    ...OwnAnswers\n    ...AssignedMentor\n  }\n}\n\nfragment AssignedMentor on Person {\n  id\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    specialization\n    email\n    phone\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment EducatorAnswerFields on EducatorFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  preferredLanguage\n  currentPosition\n  institution\n  experience\n  qualifications\n  specialization\n  researchInterests\n  publications\n  certifications\n  interests\n  achievements\n  __typename\n}\n\nfragment GivenConsent on GuardianConsent {\n  guardianName\n  relation\n  contact\n  givenOn\n  noticeVersion\n  __typename\n}\n\nfragment Journey on Person {\n  id\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment NextSession on NextSession {\n  id\n  at\n  place\n  sequence\n  timeZone\n  __typename\n}\n\nfragment OwnAnswers on Person {\n  id\n  progress {\n    stages {\n      id\n      version\n      answer {\n        text\n        at\n        readAt\n        isClosed\n        __typename\n      }\n      stage {\n        id\n        name\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment OwnStep on AgreedStep {\n  id\n  text\n  dueOn\n  doneAt\n  doneBy\n  version\n  __typename\n}\n\nfragment PersonDetails on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  club {\n    id\n    name\n    __typename\n  }\n  ... on Student {\n    education\n    formDetails {\n      gender\n      dateOfBirth\n      age\n      academicStream\n      preferredLanguage\n      address\n      city\n      state\n      parentContact\n      emergencyContact\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      gender\n      dateOfBirth\n      age\n      preferredLanguage\n      address\n      city\n      state\n      emergencyContact\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonProfile on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  status\n  formSubmitted\n  version\n  ... on Student {\n    education\n    formDetails {\n      ...StudentAnswerFields\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      ...EducatorAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment ProfessionalProfile on Educator {\n  id\n  formDetails {\n    currentPosition\n    institution\n    experience\n    qualifications\n    specialization\n    certifications\n    researchInterests\n    publications\n    interests\n    achievements\n    __typename\n  }\n  __typename\n}\n\nfragment StudentAnswerFields on StudentFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  parentContact\n  preferredLanguage\n  class\n  schoolName\n  academicStream\n  tenthPercentage\n  twelfthPercentage\n  interests\n  futureAspirations\n  achievements\n  consent {\n    ...GivenConsent\n    __typename\n  }\n  __typename\n}"
  },
  "40d782aaca044295b2984878fa0d8fe3f16b88c238267ce8f8fe98d209818501": {
    "name": "EducatorFeedbackHistory",
    "text": "query EducatorFeedbackHistory {\n  person: myEducatorProfile {\n    id\n    history {\n      ...FeedbackChange\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment FeedbackChange on HistoryEntry {\n  id\n  at\n  kind\n  stage\n  stageId\n  by {\n    id\n    name\n    role\n    __typename\n  }\n  changes {\n    field\n    before\n    after\n    __typename\n  }\n  __typename\n}"
  },
  "1c3584c3329c52fdd62a4dcd5cbf30fc3ad8883a2b0703631754ddae4fb378c1": {
    "name": "EducatorHistory",
    "text": "query EducatorHistory($id: ID!) {\n  person: educator(id: $id) {\n    id\n    history {\n      ...HistoryRow\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment HistoryRow on HistoryEntry {\n  id\n  at\n  kind\n  stage\n  by {\n    id\n    name\n    role\n    __typename\n  }\n  changes {\n    field\n    before\n    after\n    __typename\n  }\n  __typename\n}"
  },
  "0f849199d75bca147d1f66b8aa7441a51ea61e41cd30f0915866cbf574fadda6": {
    "name": "EducatorView",
    "text": "query EducatorView($id: ID!) {\n  person: educator(id: $id) {\n    ...PersonView\n    __typename\n  }\n}\n\nfragment AnsweredJourney on Person {\n  ...Journey\n  progress {\n    stages {\n      id\n      answer {\n        text\n        at\n        readAt\n        isClosed\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment EducatorAnswerFields on EducatorFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  preferredLanguage\n  currentPosition\n  institution\n  experience\n  qualifications\n  specialization\n  researchInterests\n  publications\n  certifications\n  interests\n  achievements\n  __typename\n}\n\nfragment GivenConsent on GuardianConsent {\n  guardianName\n  relation\n  contact\n  givenOn\n  noticeVersion\n  __typename\n}\n\nfragment Journey on Person {\n  id\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment PersonProfile on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  status\n  formSubmitted\n  version\n  ... on Student {\n    education\n    formDetails {\n      ...StudentAnswerFields\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      ...EducatorAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonView on Person {\n  ...PersonRow\n  ...PersonProfile\n  ...AnsweredJourney\n  createdAt\n  nextSession {\n    id\n    at\n    place\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    __typename\n  }\n  __typename\n}\n\nfragment StudentAnswerFields on StudentFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  parentContact\n  preferredLanguage\n  class\n  schoolName\n  academicStream\n  tenthPercentage\n  twelfthPercentage\n  interests\n  futureAspirations\n  achievements\n  consent {\n    ...GivenConsent\n    __typename\n  }\n  __typename\n}"
  },
  "4e31bdd9a1367dabea1498077843b8882b4eab12e6141eb574d0eedd09751681": {
    "name": "Educators",
    "text": "query Educators($filter: PersonFilter, $sort: PersonSort, $page: PageInput) {\n  people: educators(filter: $filter, sort: $sort, page: $page) {\n    totalCount\n    pageCount\n    items {\n      id\n      ...PersonRow\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "a8b2eb5b869e1dc47562d78818c900f047a8273a6a42b28b10a1f8f3275dd8be": {
    "name": "EndSessions",
    "text": "mutation EndSessions($input: EndSessionsInput!) {\n  endSessions(input: $input) {\n    ended\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "29375e060ea7383839dd00c4e8b01cf4d76cc1fa6f11ad78c6eb43fbf0c06ec5": {
    "name": "ExportEducators",
    "text": "query ExportEducators($filter: PersonFilter, $sort: PersonSort, $page: PageInput) {\n  people: educators(filter: $filter, sort: $sort, page: $page) {\n    totalCount\n    pageCount\n    items {\n      id\n      ...PersonExport\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonExport on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  formSubmitted\n  createdAt\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    __typename\n  }\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      consent {\n        guardianName\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "b0c59b457982af683847b48333783d50d49e5dcda77ea37381c60abd9b96a596": {
    "name": "ExportProgress",
    "text": "query ExportProgress($audience: ClubAudience!, $filter: ProgressRecordFilter, $page: PageInput) {\n  progressRecords(audience: $audience, filter: $filter, page: $page) {\n    totalCount\n    pageCount\n    items {\n      mentorName\n      clubName\n      currentStage\n      lastUpdated\n      person {\n        id\n        name\n        __typename\n      }\n      progress {\n        percent\n        status\n        stages {\n          id\n          status\n          __typename\n        }\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "d34d6b1d624f38e77b96e7968ca1e4c9332a198f78bf5b75284f249349a5397a": {
    "name": "ExportStudents",
    "text": "query ExportStudents($filter: PersonFilter, $sort: PersonSort, $page: PageInput) {\n  people: students(filter: $filter, sort: $sort, page: $page) {\n    totalCount\n    pageCount\n    items {\n      id\n      ...PersonExport\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonExport on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  formSubmitted\n  createdAt\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    __typename\n  }\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      consent {\n        guardianName\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "370aa0ef33d90903e99be732998a627993434d9e52594304f9824dfa68a34a69": {
    "name": "ExportSubmissions",
    "text": "query ExportSubmissions($filter: SubmissionFilter, $sort: SubmissionSort, $page: PageInput) {\n  formSubmissions(filter: $filter, sort: $sort, page: $page) {\n    totalCount\n    pageCount\n    items {\n      ...SubmissionRow\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment SubmissionRow on Submission {\n  submittedAt\n  person {\n    __typename\n    id\n    name\n    email\n    formSubmitted\n    club {\n      id\n      name\n      __typename\n    }\n    ... on Student {\n      formDetails {\n        class\n        schoolName\n        __typename\n      }\n      __typename\n    }\n    ... on Educator {\n      formDetails {\n        currentPosition\n        institution\n        __typename\n      }\n      __typename\n    }\n  }\n  __typename\n}"
  },
  "be67ae866d89ad8c13bb39c5c7248c3e052521be60c157b14508e7c66937cc20": {
    "name": "Features",
    "text": "query Features {\n  me {\n    id\n    features\n    __typename\n  }\n}"
  },
  "dd1abe8d9af0e72c0ea8a4604b89c53049383cf7342aeb8ecf907f59349994ef": {
    "name": "FormSubmissions",
    "text": "query FormSubmissions($filter: SubmissionFilter, $sort: SubmissionSort, $page: PageInput) {\n  formSubmissions(filter: $filter, sort: $sort, page: $page) {\n    totalCount\n    pageCount\n    items {\n      ...SubmissionRow\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment SubmissionRow on Submission {\n  submittedAt\n  person {\n    __typename\n    id\n    name\n    email\n    formSubmitted\n    club {\n      id\n      name\n      __typename\n    }\n    ... on Student {\n      formDetails {\n        class\n        schoolName\n        __typename\n      }\n      __typename\n    }\n    ... on Educator {\n      formDetails {\n        currentPosition\n        institution\n        __typename\n      }\n      __typename\n    }\n  }\n  __typename\n}"
  },
  "a2f2c187078ce321cd285700577de8f552d342e298d8effb260c2bc7b59975db": {
    "name": "GivenUpMails",
    "text": "query GivenUpMails {\n  givenUpMails {\n    kind\n    count\n    since\n    __typename\n  }\n}"
  },
  "1f221dd457a1442331692b05f40699e5952249adbf18dd8697bbbe65e4779169": {
    "name": "ImportPeople",
    "text": "mutation ImportPeople($input: ImportPeopleInput!) {\n  importPeople(input: $input) {\n    rows {\n      line\n      outcome\n      person {\n        id\n        name\n        email\n        ... on Student {\n          consentMissing\n          __typename\n        }\n        __typename\n      }\n      passwordLink {\n        url\n        expiresAt\n        __typename\n      }\n      userErrors {\n        field\n        message\n        __typename\n      }\n      __typename\n    }\n    userErrors {\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "4cac3eec4281e2002178050ce9e48316531dc8e716074fb75a4d0463455b0e28": {
    "name": "Interests",
    "text": "query Interests {\n  student: myStudentProfile {\n    __typename\n    id\n    formSubmitted\n    interestConsentDue\n    ...InterestResult\n  }\n}\n\nfragment InterestResult on Student {\n  id\n  interestProfile {\n    version\n    completedAt\n    areas {\n      area\n      score\n      __typename\n    }\n    leading\n    __typename\n  }\n  __typename\n}"
  },
  "7432ed4880e807c7c612bb7a2dfdc0ff9a9c7e20cc5a022f191823e853eb87a2": {
    "name": "KeptList",
    "text": "query KeptList {\n  mentorDashboard {\n    people(sort: {field: NAME, direction: ASC}, page: {number: 1, size: 200}) {\n      items {\n        ...KeptPerson\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment KeptPerson on Person {\n  __typename\n  id\n  name\n  status\n  createdAt\n  nextSession {\n    id\n    at\n    place\n    __typename\n  }\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    __typename\n  }\n  ... on Student {\n    formDetails {\n      class\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "e7ee2ed7f839ab09caf9b0ec4f13b9600ba6841946a1d1bdfd06f66e8ce808ee": {
    "name": "Login",
    "text": "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    token\n    user {\n      ...SessionUser\n      language\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment SessionUser on User {\n  id\n  name\n  email\n  phone\n  role\n  formSubmitted\n  secondFactorDue\n  __typename\n}"
  },
  "f3d0fa5da310ee52c854fc5583651fcb6f70ca7287049155df9340a31ef21bd4": {
    "name": "Logout",
    "text": "mutation Logout {\n  logout {\n    ended\n    __typename\n  }\n}"
  },
  "6c4b827f4199ee54786f0bf24a3c0d8de9709c6208e90ecfc31f78506bb4bcff": {
    "name": "LogoutOthers",
    "text": "mutation LogoutOthers {\n  logoutOthers {\n    ended\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "4aa69a73dc6c0046616d024b1dbf14c6bf9e20e674615e6ccb19096a19e06f62": {
    "name": "MailPreference",
    "text": "query MailPreference {\n  me {\n    id\n    role\n    mailUpdates\n    __typename\n  }\n}"
  },
  "fbbe3535cf9d8c67725a3c784dc97d9865ff92a2b9d8411dade5f4f79e2715e9": {
    "name": "MarkAnswersRead",
    "text": "mutation MarkAnswersRead($input: MarkAnswersReadInput!) {\n  markAnswersRead(input: $input) {\n    person {\n      ...SavedProgress\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment AnsweredJourney on Person {\n  ...Journey\n  progress {\n    stages {\n      id\n      answer {\n        text\n        at\n        readAt\n        isClosed\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment Journey on Person {\n  id\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}\n\nfragment SavedProgress on Person {\n  __typename\n  id\n  notes\n  ...AnsweredJourney\n  ...BetweenSessions\n  progress {\n    band\n    status\n    stages {\n      id\n      version\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "fee4beeda5253d2c08b03fd602a1eb3c7031947f41759cb059d52ea6fd1f05dc": {
    "name": "Me",
    "text": "query Me {\n  me {\n    ...SessionUser\n    features\n    __typename\n  }\n}\n\nfragment SessionUser on User {\n  id\n  name\n  email\n  phone\n  role\n  formSubmitted\n  secondFactorDue\n  __typename\n}"
  },
  "4aa839e7ea56c01a07966e3393b018a744ffbb6b48d911c7242407454ce98d36": {
    "name": "MentorCandidates",
    "text": "query MentorCandidates {\n  mentors {\n    id\n    name\n    email\n    specialization\n    status\n    studentsCount\n    club {\n      id\n      name\n      clubFor\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "2383b4786ba8bff71de7356a80f875a04ef7a029be25546969968dbd9a4c72a3": {
    "name": "MentorDashboard",
    "text": "query MentorDashboard($filter: MentorPersonFilter, $sort: MentorPersonSort, $page: PageInput, $person: ID!, $hasPerson: Boolean!) {\n  mentorDashboard {\n    mentor {\n      id\n      name\n      club {\n        id\n        name\n        clubFor\n        __typename\n      }\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    people(filter: $filter, sort: $sort, page: $page) {\n      totalCount\n      pageCount\n      items {\n        __typename\n        id\n        name\n        club {\n          id\n          name\n          stages {\n            id\n            name\n            __typename\n          }\n          __typename\n        }\n        ...MentorPerson\n      }\n      __typename\n    }\n    everyone: people(page: {number: 1, size: 1}) {\n      totalCount\n      __typename\n    }\n    person(id: $person) @include(if: $hasPerson) {\n      __typename\n      id\n      ...MentorPerson\n    }\n    stages {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment AnsweredJourney on Person {\n  ...Journey\n  progress {\n    stages {\n      id\n      answer {\n        text\n        at\n        readAt\n        isClosed\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment InterestResult on Student {\n  id\n  interestProfile {\n    version\n    completedAt\n    areas {\n      area\n      score\n      __typename\n    }\n    leading\n    __typename\n  }\n  __typename\n}\n\nfragment Journey on Person {\n  id\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}\n\nfragment MentorPerson on Person {\n  ...SavedProgress\n  name\n  email\n  phone\n  status\n  createdAt\n  club {\n    id\n    name\n    stages {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    ...InterestResult\n    formDetails {\n      class\n      schoolName\n      futureAspirations\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      experience\n      qualifications\n      specialization\n      researchInterests\n      interests\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment SavedProgress on Person {\n  __typename\n  id\n  notes\n  ...AnsweredJourney\n  ...BetweenSessions\n  progress {\n    band\n    status\n    stages {\n      id\n      version\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "2e5cff1fe54f21e237179c9c451cb0dbe53b271ab00e4db4fca434b51a4591d5": {
    "name": "MentorExport",
    "text": "query MentorExport($filter: MentorPersonFilter, $sort: MentorPersonSort, $page: PageInput) {\n  mentorDashboard {\n    people(filter: $filter, sort: $sort, page: $page) {\n      pageCount\n      items {\n        ...ExportedPerson\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment ExportedPerson on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  createdAt\n  notes\n  ...Journey\n  club {\n    id\n    name\n    __typename\n  }\n  ... on Student {\n    formDetails {\n      class\n      schoolName\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment Journey on Person {\n  id\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}"
  },
  "97e2aa26c899d5bcf541debba68aa75455103ac6bbfa755cd9a8c48fa0eea1ea": {
    "name": "MentorHistory",
    "text": "query MentorHistory($id: ID!) {\n  mentorDashboard {\n    person(id: $id) {\n      id\n      history {\n        ...HistoryRow\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment HistoryRow on HistoryEntry {\n  id\n  at\n  kind\n  stage\n  by {\n    id\n    name\n    role\n    __typename\n  }\n  changes {\n    field\n    before\n    after\n    __typename\n  }\n  __typename\n}"
  },
  "dcbb4448ece7333a810458b0827f54187d56e3d58114595527c65335d071946b": {
    "name": "MentorRound",
    "text": "query MentorRound($filter: MentorPersonFilter, $sort: MentorPersonSort, $page: PageInput) {\n  mentorDashboard {\n    people(filter: $filter, sort: $sort, page: $page) {\n      pageCount\n      items {\n        ...NextPerson\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment NextPerson on Person {\n  __typename\n  id\n  name\n  progress {\n    percent\n    lastUpdated\n    __typename\n  }\n}"
  },
  "315e407bc8562a3b98a4efe35b68b93d850ba1a0428eabdfb6437359824314e8": {
    "name": "MentoredPeople",
    "text": "query MentoredPeople($mentorId: ID!) {\n  students(\n    filter: {mentorId: $mentorId}\n    sort: {field: NAME, direction: ASC}\n    page: {number: 1, size: 200}\n  ) {\n    totalCount\n    items {\n      ...MentoredPerson\n      __typename\n    }\n    __typename\n  }\n  educators(\n    filter: {mentorId: $mentorId}\n    sort: {field: NAME, direction: ASC}\n    page: {number: 1, size: 200}\n  ) {\n    totalCount\n    items {\n      ...MentoredPerson\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment MentoredPerson on Person {\n  __typename\n  id\n  name\n  club {\n    id\n    name\n    __typename\n  }\n}"
  },
  "c177f9c783154c69e2c8d211732f868a27cad351cd01f9ac388be24dfab92ace": {
    "name": "Mentors",
    "text": "query Mentors($silent: Boolean!) {\n  mentors {\n    ...MentorRow\n    __typename\n  }\n  silent: mentors(filter: {silent: true}) @include(if: $silent) {\n    id\n    __typename\n  }\n  clubs {\n    id\n    name\n    clubFor\n    __typename\n  }\n}\n\nfragment MentorRow on Mentor {\n  __typename\n  id\n  name\n  email\n  phone\n  specialization\n  experience\n  status\n  studentsCount\n  secondFactor\n  version\n  club {\n    id\n    name\n    clubFor\n    __typename\n  }\n}"
  },
  "fe1f957281e54c8e297414a01bd020e7536a84dca6b46483e3c2bb42cce9e3af": {
    "name": "MissNextSession",
    "text": "mutation MissNextSession($input: MissNextSessionInput!) {\n  missNextSession(input: $input) {\n    person {\n      ...BetweenSessions\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}"
  },
  "ffec3915418abe6281ab7fe72001409ba67a9b6b8240537bc73a9a33af28e717": {
    "name": "MyData",
    "text": "query MyData {\n  myData {\n    madeAt\n    sections {\n      name\n      title\n      isOnPage\n      entries {\n        rows {\n          name\n          label\n          value\n          kind\n          json\n          isOnPage\n          __typename\n        }\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "baaf7a45c33c6136400d5968204765ac84f70235dd39943cf16efffaaac5d767": {
    "name": "MyDeletionRequests",
    "text": "query MyDeletionRequests {\n  myDeletionRequests {\n    ...MyDeletionRequest\n    __typename\n  }\n}\n\nfragment MyDeletionRequest on DeletionRequest {\n  id\n  status\n  reason\n  askedAt\n  decidedAt\n  answer\n  __typename\n}"
  },
  "d0e972b9a4192f48c4b45d04d1fc93c68c1856ed38a5d163f074665c3b076cf2": {
    "name": "MySecondFactor",
    "text": "query MySecondFactor {\n  mySecondFactor {\n    enabled\n    recoveryCodesLeft\n    __typename\n  }\n}"
  },
  "2db8b014a500ccb24a44518febc42f9e3ed10afb83009b7f245abf7403270d32": {
    "name": "MySessions",
    "text": "query MySessions {\n  mySessions {\n    ...SessionEntry\n    __typename\n  }\n}\n\nfragment SessionEntry on Session {\n  id\n  begunAt\n  lastUsedAt\n  device\n  isCurrent\n  __typename\n}"
  },
  "1b57b43288390cb740f45ae8b3e54be84e37fe3b5741ca81707b80ad5fe57027": {
    "name": "OpenConcerns",
    "text": "query OpenConcerns {\n  concerns(status: OPEN, page: {number: 1, size: 1}) {\n    totalCount\n    __typename\n  }\n}"
  },
  "7acfc5ca131a9e85c99c3ede93c59e8609383e3f5f246fd42f551b5d63b9405c": {
    "name": "Overview",
    "text": "query Overview($audience: ClubAudience!, $clubId: ID, $by: OverviewPeriod!) {\n  overview(audience: $audience, clubId: $clubId, by: $by) {\n    stages {\n      club {\n        id\n        name\n        __typename\n      }\n      stage\n      count\n      __typename\n    }\n    bands {\n      band\n      count\n      __typename\n    }\n    submissions {\n      from\n      count\n      __typename\n    }\n    mentors {\n      mentor {\n        id\n        name\n        club {\n          id\n          name\n          __typename\n        }\n        __typename\n      }\n      count\n      __typename\n    }\n    longestWaiting {\n      id\n      name\n      since\n      __typename\n    }\n    silentMentors {\n      mentor {\n        id\n        name\n        club {\n          id\n          name\n          __typename\n        }\n        __typename\n      }\n      count\n      since\n      __typename\n    }\n    __typename\n  }\n  clubs(clubFor: $audience) {\n    id\n    name\n    stages {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "eeb3e4f39eb6c4f00ecadd9a5b51f8b7a343a7397b2554f6f47f6a325ff5bab8": {
    "name": "PersonAudit",
    "text": "query PersonAudit($personId: ID!, $page: PageInput!) {\n  personAudit(personId: $personId, page: $page) {\n    pageCount\n    items {\n      ...AuditRow\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment AuditRow on AuditEntry {\n  id\n  at\n  action\n  part\n  by {\n    id\n    name\n    role\n    __typename\n  }\n  __typename\n}"
  },
  "2369ed875792d0a4977b08a009b21e5627ced3048c3fe4b4d520ac21d96b3190": {
    "name": "ProgressTracker",
    "text": "query ProgressTracker($audience: ClubAudience!, $filter: ProgressRecordFilter, $page: PageInput) {\n  progressRecords(audience: $audience, filter: $filter, page: $page) {\n    totalCount\n    pageCount\n    summary {\n      total\n      completed\n      inProgress\n      averagePercent\n      __typename\n    }\n    items {\n      ...TrackerCard\n      __typename\n    }\n    __typename\n  }\n  clubs(clubFor: $audience) {\n    id\n    name\n    stages {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment TrackerCard on ProgressRecord {\n  mentorName\n  clubName\n  currentStage\n  lastUpdated\n  person {\n    __typename\n    id\n    name\n  }\n  progress {\n    percent\n    status\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}"
  },
  "09a692ab6ef94019e66bc37fab7f350edce0491445755f4a89011e298ef2c035": {
    "name": "ReassignPeople",
    "text": "mutation ReassignPeople($input: ReassignPeopleInput!) {\n  reassignPeople(input: $input) {\n    results {\n      personId\n      person {\n        ...PersonRow\n        __typename\n      }\n      userErrors {\n        code\n        message\n        __typename\n      }\n      __typename\n    }\n    userErrors {\n      field\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "90b3eaf5b31de020e191cd267e7795e98425ba26ac01104371c90f1ba10cd376": {
    "name": "RecordExport",
    "text": "mutation RecordExport($input: RecordExportInput!) {\n  recordExport(input: $input) {\n    userErrors {\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "df4e042115dac41d0adeb4c7db50e827dbe297acc0d1ac4f24f9a6ae839b7c2e": {
    "name": "RefuseDeletion",
    "text": "mutation RefuseDeletion($input: RefuseDeletionInput!) {\n  refuseDeletion(input: $input) {\n    request {\n      ...DeletionRequestRow\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment DeletionRequestRow on DeletionRequest {\n  id\n  status\n  reason\n  askedAt\n  person {\n    id\n    name\n    email\n    audience\n    __typename\n  }\n  __typename\n}"
  },
  "b915ff2170ff4aa4f17c952682e25bc556101e7cc4a78d239ebbd6e4b359b3f3": {
    "name": "Register",
    "text": "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    awaitsConfirmation\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "edf99a6d60dcb5edaeaffa9f9bd8664b3f7884b4f15551da70af70e74c909069": {
    "name": "RemoveAdministrator",
    "text": "mutation RemoveAdministrator($input: RemoveAdministratorInput!) {\n  removeAdministrator(input: $input) {\n    removedId\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "22812a3fd34c9f9f22af1de7b6684c22b3d97a5e132b03b88f0e69ddfe1c59da": {
    "name": "RemoveAgreedStep",
    "text": "mutation RemoveAgreedStep($input: RemoveAgreedStepInput!) {\n  removeAgreedStep(input: $input) {\n    person {\n      ...BetweenSessions\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}"
  },
  "80007d9d30d4a9ca846e8f3e56aa7272ee54531a193c03b67edfaf601ab2c29e": {
    "name": "RemoveInterestProfile",
    "text": "mutation RemoveInterestProfile($input: RemoveInterestProfileInput!) {\n  removeInterestProfile(input: $input) {\n    student {\n      __typename\n      id\n      ...InterestResult\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment InterestResult on Student {\n  id\n  interestProfile {\n    version\n    completedAt\n    areas {\n      area\n      score\n      __typename\n    }\n    leading\n    __typename\n  }\n  __typename\n}"
  },
  "0fb80bebbd1065436a4a5385bc484311eca6caeee4ac4751112f36ac536227cf": {
    "name": "RemoveMentor",
    "text": "mutation RemoveMentor($input: RemoveMentorInput!) {\n  removeMentor(input: $input) {\n    removedId\n    mentor {\n      ...MentorRow\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment MentorRow on Mentor {\n  __typename\n  id\n  name\n  email\n  phone\n  specialization\n  experience\n  status\n  studentsCount\n  secondFactor\n  version\n  club {\n    id\n    name\n    clubFor\n    __typename\n  }\n}"
  },
  "4c9c0cd8d7a5d39eb58724d7941601a4ae0328531f00c20fa3b67e0a7f70af04": {
    "name": "RenewRecoveryCodes",
    "text": "mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {\n  renewRecoveryCodes(input: $input) {\n    recoveryCodes\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "6f9a18294eb69c02dc13e6d89ef97945df78b3f06cb1426020b1d7f4bc05914e": {
    "name": "ReportConcern",
    "text": "mutation ReportConcern($input: ReportConcernInput!) {\n  reportConcern(input: $input) {\n    concern {\n      id\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "c0c8902c3569d02f6b019004cc4ee2f8ee576321facbb728309cc8c64fc64aab": {
    "name": "RequestPasswordReset",
    "text": "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input) {\n    accepted\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "01b12920d238261ca1c7e7958f87bcd913979e92edb9fdd2970455eef71fdba9": {
    "name": "ResetPassword",
    "text": "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    changed\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "007ef6338d14a2f28ea4695f90493591999f9ffed394a472fd19971483da661e": {
    "name": "ResetSecondFactor",
    "text": "mutation ResetSecondFactor($input: ResetSecondFactorInput!) {\n  resetSecondFactor(input: $input) {\n    reset\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "de283c4d6e3c81b0f5cdf558ef1ed182317963a19fa37b48c67b1e9b349ba35d": {
    "name": "SaveInterestProfile",
    "text": "mutation SaveInterestProfile($input: SaveInterestProfileInput!) {\n  saveInterestProfile(input: $input) {\n    student {\n      __typename\n      id\n      interestConsentDue\n      ...InterestResult\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment InterestResult on Student {\n  id\n  interestProfile {\n    version\n    completedAt\n    areas {\n      area\n      score\n      __typename\n    }\n    leading\n    __typename\n  }\n  __typename\n}"
  },
  "8a630644f5f7c1ae990b839a47c03b6fbc33a3e26c43e4f10bc75863bd952383": {
    "name": "SendMailsAgain",
    "text": "mutation SendMailsAgain($input: SendMailsAgainInput!) {\n  sendMailsAgain(input: $input) {\n    queued\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "7c70686f87d320194344048397fa39e3444e5436f50499f86ea7e56a5022b360": {
    "name": "SetNextSession",
    "text": "mutation SetNextSession($input: SetNextSessionInput!) {\n  setNextSession(input: $input) {\n    person {\n      ...BetweenSessions\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}"
  },
  "ceb066de5f7ac599dc8a3df20e3e7538da08dab793000215baa1074f6714e61d": {
    "name": "SetStatuses",
    "text": "mutation SetStatuses($input: SetStatusesInput!) {\n  setStatuses(input: $input) {\n    results {\n      personId\n      person {\n        id\n        version\n        ...PersonRow\n        __typename\n      }\n      userErrors {\n        code\n        message\n        __typename\n      }\n      __typename\n    }\n    userErrors {\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "e796cf22685bce081149e4433b28b011d6a971b3cdaeb61668ca63c51c0727f3": {
    "name": "SetUpSecondFactor",
    "text": "mutation SetUpSecondFactor {\n  setUpSecondFactor {\n    secret\n    uri\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "e54912b6b2828f53816ac2379f7a67d4f845069821d47a204d85192c5ced9371": {
    "name": "StoreLanguage",
    "text": "mutation StoreLanguage($language: String!) {\n  updateMyPreferences(input: {language: $language}) {\n    user {\n      id\n      __typename\n    }\n    userErrors {\n      code\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "c61b91df9e21a7f0d525b3215946cac1c584cec99ef1287659ff9ebaadecb05a": {
    "name": "StudentAgain",
    "text": "query StudentAgain($id: ID!) {\n  student(id: $id) {\n    ...PersonRow\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "2caa8e1646a618280717ab531ca10a31b783c86571d9ec33f93ca9ab110e70a2": {
    "name": "StudentAnswers",
    "text": "query StudentAnswers {\n  myStudentProfile {\n    id\n    name\n    email\n    phone\n    club {\n      id\n      __typename\n    }\n    formDetails {\n      ...StudentAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment GivenConsent on GuardianConsent {\n  guardianName\n  relation\n  contact\n  givenOn\n  noticeVersion\n  __typename\n}\n\nfragment StudentAnswerFields on StudentFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  parentContact\n  preferredLanguage\n  class\n  schoolName\n  academicStream\n  tenthPercentage\n  twelfthPercentage\n  interests\n  futureAspirations\n  achievements\n  consent {\n    ...GivenConsent\n    __typename\n  }\n  __typename\n}"
  },
  "98988076d578f45e37d6df074cb93db6c4c3fdeeaf3a4f0015ccfe38d9370c48": {
    "name": "StudentDashboard",
    "text": "query StudentDashboard {\n  person: myStudentProfile {\n    __typename\n    id\n    name\n    formSubmitted\n    consentMissing\n    ...PersonDetails\n    ...PersonProfile\n    ...CareerFormDetails\n    nextSession {\n      ...NextSession\n      __typename\n    }\n    agreedSteps {\n      ...OwnStep\n      __typename\n    }\n    ...Journey\n    ...OwnAnswers\n    ...AssignedMentor\n    ...InterestResult\n  }\n}\n\nfragment AssignedMentor on Person {\n  id\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    specialization\n    email\n    phone\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment CareerFormDetails on Student {\n  id\n  formDetails {\n    class\n    schoolName\n    tenthPercentage\n    twelfthPercentage\n    interests\n    futureAspirations\n    achievements\n    __typename\n  }\n  __typename\n}\n\nfragment EducatorAnswerFields on EducatorFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  preferredLanguage\n  currentPosition\n  institution\n  experience\n  qualifications\n  specialization\n  researchInterests\n  publications\n  certifications\n  interests\n  achievements\n  __typename\n}\n\nfragment GivenConsent on GuardianConsent {\n  guardianName\n  relation\n  contact\n  givenOn\n  noticeVersion\n  __typename\n}\n\nfragment InterestResult on Student {\n  id\n  interestProfile {\n    version\n    completedAt\n    areas {\n      area\n      score\n      __typename\n    }\n    leading\n    __typename\n  }\n  __typename\n}\n\nfragment Journey on Person {\n  id\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment NextSession on NextSession {\n  id\n  at\n  place\n  sequence\n  timeZone\n  __typename\n}\n\nfragment OwnAnswers on Person {\n  id\n  progress {\n    stages {\n      id\n      version\n      answer {\n        text\n        at\n        readAt\n        isClosed\n        __typename\n      }\n      stage {\n        id\n        name\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment OwnStep on AgreedStep {\n  id\n  text\n  dueOn\n  doneAt\n  doneBy\n  version\n  __typename\n}\n\nfragment PersonDetails on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  club {\n    id\n    name\n    __typename\n  }\n  ... on Student {\n    education\n    formDetails {\n      gender\n      dateOfBirth\n      age\n      academicStream\n      preferredLanguage\n      address\n      city\n      state\n      parentContact\n      emergencyContact\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      gender\n      dateOfBirth\n      age\n      preferredLanguage\n      address\n      city\n      state\n      emergencyContact\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonProfile on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  status\n  formSubmitted\n  version\n  ... on Student {\n    education\n    formDetails {\n      ...StudentAnswerFields\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      ...EducatorAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment StudentAnswerFields on StudentFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  parentContact\n  preferredLanguage\n  class\n  schoolName\n  academicStream\n  tenthPercentage\n  twelfthPercentage\n  interests\n  futureAspirations\n  achievements\n  consent {\n    ...GivenConsent\n    __typename\n  }\n  __typename\n}"
  },
  "0e854f0b761a9a96a057642760b9e4944e51d0ae30888abf7fc5f3af8708e31f": {
    "name": "StudentFeedbackHistory",
    "text": "query StudentFeedbackHistory {\n  person: myStudentProfile {\n    id\n    history {\n      ...FeedbackChange\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment FeedbackChange on HistoryEntry {\n  id\n  at\n  kind\n  stage\n  stageId\n  by {\n    id\n    name\n    role\n    __typename\n  }\n  changes {\n    field\n    before\n    after\n    __typename\n  }\n  __typename\n}"
  },
  "5085c9b80a1894215b67b76134e2d27ad99e68d8bf747106a786c7cd93303fc7": {
    "name": "StudentHistory",
    "text": "query StudentHistory($id: ID!) {\n  person: student(id: $id) {\n    id\n    history {\n      ...HistoryRow\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment HistoryRow on HistoryEntry {\n  id\n  at\n  kind\n  stage\n  by {\n    id\n    name\n    role\n    __typename\n  }\n  changes {\n    field\n    before\n    after\n    __typename\n  }\n  __typename\n}"
  },
  "a5518bc84458f84d937d094bd512a50c632ee7bd97af1b3c6604f1535f8063b0": {
    "name": "StudentView",
    "text": "query StudentView($id: ID!) {\n  person: student(id: $id) {\n    ...PersonView\n    __typename\n  }\n}\n\nfragment AnsweredJourney on Person {\n  ...Journey\n  progress {\n    stages {\n      id\n      answer {\n        text\n        at\n        readAt\n        isClosed\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment EducatorAnswerFields on EducatorFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  preferredLanguage\n  currentPosition\n  institution\n  experience\n  qualifications\n  specialization\n  researchInterests\n  publications\n  certifications\n  interests\n  achievements\n  __typename\n}\n\nfragment GivenConsent on GuardianConsent {\n  guardianName\n  relation\n  contact\n  givenOn\n  noticeVersion\n  __typename\n}\n\nfragment Journey on Person {\n  id\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment PersonProfile on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  status\n  formSubmitted\n  version\n  ... on Student {\n    education\n    formDetails {\n      ...StudentAnswerFields\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      ...EducatorAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonView on Person {\n  ...PersonRow\n  ...PersonProfile\n  ...AnsweredJourney\n  createdAt\n  nextSession {\n    id\n    at\n    place\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    __typename\n  }\n  __typename\n}\n\nfragment StudentAnswerFields on StudentFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  parentContact\n  preferredLanguage\n  class\n  schoolName\n  academicStream\n  tenthPercentage\n  twelfthPercentage\n  interests\n  futureAspirations\n  achievements\n  consent {\n    ...GivenConsent\n    __typename\n  }\n  __typename\n}"
  },
  "39e22952407320084da4b77597adeca1757e565603c48f8f84bb84991096d42e": {
    "name": "Students",
    "text": "query Students($filter: PersonFilter, $sort: PersonSort, $page: PageInput) {\n  people: students(filter: $filter, sort: $sort, page: $page) {\n    totalCount\n    pageCount\n    items {\n      id\n      ...PersonRow\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment PersonRow on Person {\n  __typename\n  id\n  name\n  email\n  phone\n  status\n  version\n  club {\n    id\n    name\n    __typename\n  }\n  mentor {\n    id\n    name\n    club {\n      id\n      name\n      __typename\n    }\n    __typename\n  }\n  ... on Student {\n    consentMissing\n    formDetails {\n      class\n      schoolName\n      interests\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      currentPosition\n      institution\n      interests\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "0958382ba24f7f303e5a942476f570e2fbc0418be66a024cb991cf2ab023092f": {
    "name": "SubmitEducatorForm",
    "text": "mutation SubmitEducatorForm($input: EducatorFormInput!) {\n  submitEducatorForm(input: $input) {\n    person: educator {\n      id\n      name\n      email\n      pendingEmail\n      __typename\n    }\n    userErrors {\n      field\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "89e4644a52911a549dc3a4d6f2bb7703b6171fef0eb4754e0121e0d699dcfb31": {
    "name": "SubmitStudentForm",
    "text": "mutation SubmitStudentForm($input: StudentFormInput!) {\n  submitStudentForm(input: $input) {\n    person: student {\n      id\n      name\n      email\n      pendingEmail\n      __typename\n    }\n    userErrors {\n      field\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "0c4fd6264ccda29a7d23ca7a9fe67b15f7b2b54bd0881c0e4ea44d76ac05f4a0": {
    "name": "TakeConcern",
    "text": "mutation TakeConcern($input: TakeConcernInput!) {\n  takeConcern(input: $input) {\n    concern {\n      ...ConcernRow\n      ...ConcernRecord\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment ConcernRecord on Concern {\n  id\n  takenAt\n  closedAt\n  text\n  note\n  writer {\n    id\n    name\n    email\n    audience\n    __typename\n  }\n  __typename\n}\n\nfragment ConcernRow on Concern {\n  id\n  category\n  status\n  reportedAt\n  takenBy {\n    id\n    name\n    __typename\n  }\n  closedBy {\n    id\n    name\n    __typename\n  }\n  __typename\n}"
  },
  "97dc4a8d99312e0d1f98b3995b9b4da17c636f778938ce0ca849722ca186f73e": {
    "name": "TickAgreedStep",
    "text": "mutation TickAgreedStep($input: TickAgreedStepInput!) {\n  tickAgreedStep(input: $input) {\n    person {\n      ...BetweenSessions\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}"
  },
  "9e83b11866d2f6c8129d5d5546e8872872e5024b010e5c42363f64e5a5fe0368": {
    "name": "TickOwnStep",
    "text": "mutation TickOwnStep($input: TickAgreedStepInput!) {\n  tickAgreedStep(input: $input) {\n    person {\n      __typename\n      id\n      agreedSteps {\n        ...OwnStep\n        __typename\n      }\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment OwnStep on AgreedStep {\n  id\n  text\n  dueOn\n  doneAt\n  doneBy\n  version\n  __typename\n}"
  },
  "58423e006d494a71cb7791982fc5dcb1d64d5a13e3625b0ee6ba3296151a51bd": {
    "name": "TurnOffSecondFactor",
    "text": "mutation TurnOffSecondFactor($input: TurnOffSecondFactorInput!) {\n  turnOffSecondFactor(input: $input) {\n    turnedOff\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "ed24918b01dbc7064ee961735356d39a66505856ec783dd083aba6761d0e8ae2": {
    "name": "TurnOnSecondFactor",
    "text": "mutation TurnOnSecondFactor($input: TurnOnSecondFactorInput!) {\n  turnOnSecondFactor(input: $input) {\n    recoveryCodes\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "4a6f937cbc774bfcf4b1525c922583d8622d9d8144502a1e5d7df082b9a8c953": {
    "name": "UndoEmailChange",
    "text": "mutation UndoEmailChange($input: UndoEmailChangeInput!) {\n  undoEmailChange(input: $input) {\n    restored\n    resetToken\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "4453a3f5624bdafc7e6072d39bcb2f2db56a1b1d9dbf1467d4eef7cd2faccdc9": {
    "name": "UpdateAgreedStep",
    "text": "mutation UpdateAgreedStep($input: UpdateAgreedStepInput!) {\n  updateAgreedStep(input: $input) {\n    person {\n      ...BetweenSessions\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}"
  },
  "2f65fe5eac72794d15ea6da43d9da1296f81cd2cf653dfe78ba9ec674654a8fe": {
    "name": "UpdateClub",
    "text": "mutation UpdateClub($input: UpdateClubInput!) {\n  updateClub(input: $input) {\n    club {\n      ...ClubRow\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment ClubRow on Club {\n  id\n  name\n  description\n  clubFor\n  membersCount\n  version\n  stages {\n    id\n    name\n    description\n    __typename\n  }\n  __typename\n}"
  },
  "64f1022ce487ddba8cb47f7e0f51c7caddaedf96f572c2e4a921163f5db38d72": {
    "name": "UpdateEducator",
    "text": "mutation UpdateEducator($input: UpdateEducatorInput!) {\n  updateEducator(input: $input) {\n    person: educator {\n      ...PersonProfile\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment EducatorAnswerFields on EducatorFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  preferredLanguage\n  currentPosition\n  institution\n  experience\n  qualifications\n  specialization\n  researchInterests\n  publications\n  certifications\n  interests\n  achievements\n  __typename\n}\n\nfragment GivenConsent on GuardianConsent {\n  guardianName\n  relation\n  contact\n  givenOn\n  noticeVersion\n  __typename\n}\n\nfragment PersonProfile on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  status\n  formSubmitted\n  version\n  ... on Student {\n    education\n    formDetails {\n      ...StudentAnswerFields\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      ...EducatorAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment StudentAnswerFields on StudentFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  parentContact\n  preferredLanguage\n  class\n  schoolName\n  academicStream\n  tenthPercentage\n  twelfthPercentage\n  interests\n  futureAspirations\n  achievements\n  consent {\n    ...GivenConsent\n    __typename\n  }\n  __typename\n}"
  },
  "27ba5bed924387ea0cfed9687cf9877ab2c103583d553e7c8855ce3202d15592": {
    "name": "UpdateMentor",
    "text": "mutation UpdateMentor($input: UpdateMentorInput!) {\n  updateMentor(input: $input) {\n    mentor {\n      ...MentorRow\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment MentorRow on Mentor {\n  __typename\n  id\n  name\n  email\n  phone\n  specialization\n  experience\n  status\n  studentsCount\n  secondFactor\n  version\n  club {\n    id\n    name\n    clubFor\n    __typename\n  }\n}"
  },
  "66d5b38ea2e4fd52f392228538ffce563fbe5cf53c044a43e6618a728b05e04e": {
    "name": "UpdateMyEducatorProfile",
    "text": "mutation UpdateMyEducatorProfile($input: UpdateMyEducatorProfileInput!) {\n  updateMyEducatorProfile(input: $input) {\n    person: educator {\n      ...PersonProfile\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment EducatorAnswerFields on EducatorFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  preferredLanguage\n  currentPosition\n  institution\n  experience\n  qualifications\n  specialization\n  researchInterests\n  publications\n  certifications\n  interests\n  achievements\n  __typename\n}\n\nfragment GivenConsent on GuardianConsent {\n  guardianName\n  relation\n  contact\n  givenOn\n  noticeVersion\n  __typename\n}\n\nfragment PersonProfile on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  status\n  formSubmitted\n  version\n  ... on Student {\n    education\n    formDetails {\n      ...StudentAnswerFields\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      ...EducatorAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment StudentAnswerFields on StudentFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  parentContact\n  preferredLanguage\n  class\n  schoolName\n  academicStream\n  tenthPercentage\n  twelfthPercentage\n  interests\n  futureAspirations\n  achievements\n  consent {\n    ...GivenConsent\n    __typename\n  }\n  __typename\n}"
  },
  "8ed36d1ee5df8472cabd1463b2866ba93e61845f0bb58068e363ea7f0b7f5549": {
    "name": "UpdateMyPreferences",
    "text": "mutation UpdateMyPreferences($input: UpdateMyPreferencesInput!) {\n  updateMyPreferences(input: $input) {\n    user {\n      id\n      mailUpdates\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "da8f0f3d771e83a0feb61cb16268d9e57f59dabfefa3c096633aca65c9eaa079": {
    "name": "UpdateMyStudentProfile",
    "text": "mutation UpdateMyStudentProfile($input: UpdateMyStudentProfileInput!) {\n  updateMyStudentProfile(input: $input) {\n    person: student {\n      ...PersonProfile\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment EducatorAnswerFields on EducatorFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  preferredLanguage\n  currentPosition\n  institution\n  experience\n  qualifications\n  specialization\n  researchInterests\n  publications\n  certifications\n  interests\n  achievements\n  __typename\n}\n\nfragment GivenConsent on GuardianConsent {\n  guardianName\n  relation\n  contact\n  givenOn\n  noticeVersion\n  __typename\n}\n\nfragment PersonProfile on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  status\n  formSubmitted\n  version\n  ... on Student {\n    education\n    formDetails {\n      ...StudentAnswerFields\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      ...EducatorAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment StudentAnswerFields on StudentFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  parentContact\n  preferredLanguage\n  class\n  schoolName\n  academicStream\n  tenthPercentage\n  twelfthPercentage\n  interests\n  futureAspirations\n  achievements\n  consent {\n    ...GivenConsent\n    __typename\n  }\n  __typename\n}"
  },
  "074358a42ff0750822c57b9d7bded24e794303e99bc5c76191c68b347dcc6a5f": {
    "name": "UpdateProgress",
    "text": "mutation UpdateProgress($input: UpdateProgressInput!) {\n  updateProgress(input: $input) {\n    person {\n      ...SavedProgress\n      __typename\n    }\n    stats {\n      ...MentorFigures\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment AnsweredJourney on Person {\n  ...Journey\n  progress {\n    stages {\n      id\n      answer {\n        text\n        at\n        readAt\n        isClosed\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment BetweenSessions on Person {\n  __typename\n  id\n  nextSession {\n    id\n    at\n    place\n    version\n    __typename\n  }\n  agreedSteps {\n    id\n    text\n    dueOn\n    doneAt\n    doneBy\n    version\n    __typename\n  }\n}\n\nfragment Journey on Person {\n  id\n  progress {\n    percent\n    currentStage\n    lastUpdated\n    stages {\n      id\n      status\n      feedback\n      date\n      stage {\n        id\n        name\n        description\n        __typename\n      }\n      __typename\n    }\n    __typename\n  }\n  __typename\n}\n\nfragment MentorFigures on MentorStats {\n  totalStudents\n  activeStudents\n  completedSessions\n  pendingUpdates\n  bands {\n    band\n    count\n    __typename\n  }\n  stages {\n    stage\n    count\n    __typename\n  }\n  longestWaiting {\n    id\n    name\n    since\n    __typename\n  }\n  withoutFeedback\n  longestWithoutFeedback {\n    id\n    name\n    since\n    __typename\n  }\n  unreadAnswers\n  todaySessions {\n    id\n    name\n    since\n    __typename\n  }\n  missedSessions {\n    id\n    name\n    since\n    __typename\n  }\n  heldSessions\n  __typename\n}\n\nfragment SavedProgress on Person {\n  __typename\n  id\n  notes\n  ...AnsweredJourney\n  ...BetweenSessions\n  progress {\n    band\n    status\n    stages {\n      id\n      version\n      __typename\n    }\n    __typename\n  }\n}"
  },
  "c90a15a395bd4cf98cae133a62a52305796238b6e8dd6f51368ba1c19076dd7c": {
    "name": "UpdateStudent",
    "text": "mutation UpdateStudent($input: UpdateStudentInput!) {\n  updateStudent(input: $input) {\n    person: student {\n      ...PersonProfile\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment EducatorAnswerFields on EducatorFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  preferredLanguage\n  currentPosition\n  institution\n  experience\n  qualifications\n  specialization\n  researchInterests\n  publications\n  certifications\n  interests\n  achievements\n  __typename\n}\n\nfragment GivenConsent on GuardianConsent {\n  guardianName\n  relation\n  contact\n  givenOn\n  noticeVersion\n  __typename\n}\n\nfragment PersonProfile on Person {\n  __typename\n  id\n  name\n  email\n  pendingEmail\n  phone\n  status\n  formSubmitted\n  version\n  ... on Student {\n    education\n    formDetails {\n      ...StudentAnswerFields\n      __typename\n    }\n    __typename\n  }\n  ... on Educator {\n    formDetails {\n      ...EducatorAnswerFields\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment StudentAnswerFields on StudentFormDetails {\n  dateOfBirth\n  age\n  gender\n  address\n  city\n  state\n  emergencyContact\n  parentContact\n  preferredLanguage\n  class\n  schoolName\n  academicStream\n  tenthPercentage\n  twelfthPercentage\n  interests\n  futureAspirations\n  achievements\n  consent {\n    ...GivenConsent\n    __typename\n  }\n  __typename\n}"
  },
  "849844c7636e48d1e5be60a0a6494b9150106b5127b4dbdb5fa68f5cfff36751": {
    "name": "WithdrawDeletion",
    "text": "mutation WithdrawDeletion($input: WithdrawDeletionInput!) {\n  withdrawDeletion(input: $input) {\n    request {\n      ...MyDeletionRequest\n      __typename\n    }\n    userErrors {\n      field\n      code\n      message\n      __typename\n    }\n    __typename\n  }\n}\n\nfragment MyDeletionRequest on DeletionRequest {\n  id\n  status\n  reason\n  askedAt\n  decidedAt\n  answer\n  __typename\n}"
  }
};

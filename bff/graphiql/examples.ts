/** What the tabs hold when GraphiQL is opened for the first time. */

const login = `# Welcome to Waymark. This runs as it is: Ctrl-Enter.
# Then copy the token into "Headers" of the next tab:
#   { "Authorization": "Bearer <token>" }
#
# Demo accounts: admin@, mentor@, student@ and
# educator@waymark.test, all with this password.
mutation Login {
  login(
    input: { email: "admin@waymark.test", password: "waymark-demo" }
  ) {
    token
    user {
      id
      name
      role
    }
    userErrors {
      field
      message
    }
  }
}
`;

const people = `# The first students by name, with club and mentor.
# Needs the token of admin@waymark.test in "Headers".
query People {
  students(sort: { field: NAME }, page: { number: 1, size: 5 }) {
    totalCount
    items {
      id
      name
      status
      club {
        name
      }
      mentor {
        name
        specialization
      }
    }
  }
  dashboardCounts {
    students
    educators
    mentors
  }
}
`;

const mentor = `# What a mentor works with.
# Needs the token of mentor@waymark.test in "Headers".
query MentorDashboard {
  mentorDashboard {
    mentor {
      name
      club {
        name
      }
    }
    stats {
      totalStudents
      pendingUpdates
    }
    people {
      items {
        id
        name
        progress {
          percent
          currentStage
        }
      }
    }
  }
}
`;

const token = '{ "Authorization": "Bearer <token>" }\n';

export const tabs = [
  { query: login },
  { query: people, headers: token },
  { query: mentor, headers: token },
];
